import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

/// A small app, as an example: a film is played in a window, pauses when nobody can see it, and leaves the
/// notch alone. It knows nothing of simulated windows.
@MainActor private final class FilmPlayer {
  private let observer: WindowObserver
  private let window: any ObservableWindow
  private var observation: WindowObservation?
  private(set) var isPlaying = false
  private(set) var picture = CGRect.zero
  private(set) var complaint: String?

  init(in window: any ObservableWindow) {
    self.window = window
    observer = WindowObserver(window)
    observation = observer.onChange(initial: true) { [weak self] in self?.adapt(to: $0) }
  }

  func watchOnWholeScreen() {
    do {
      try window.performWindowCommand(.toggleFullScreen)
    } catch {
      complaint = "\(error)"
    }
  }

  private func adapt(to state: WindowState?) {
    isPlaying =
      if let state {
        state.isVisible && state.isMiniaturized != true && state.isOccluded != true
      } else {
        false
      }
    picture = state?.safeAreaFrame ?? .zero
  }
}

@MainActor @Suite("A small app, tested without a display") struct SmallAppTests {
  let desktop = SimulatedDesktop()

  @Test("the film pauses while the window is minimised")
  func minimised() {
    let window = desktop.open("Film")
    let player = FilmPlayer(in: window)
    #expect(player.isPlaying)

    window.miniaturize()
    desktop.settle()
    #expect(!player.isPlaying)

    window.deminiaturize()
    desktop.settle()
    #expect(player.isPlaying)
  }

  @Test("the film pauses while other windows cover it, and goes on beside the key window")
  func covered() {
    let window = desktop.open("Film")
    let player = FilmPlayer(in: window)
    desktop.open("Mail")
    desktop.settle()
    #expect(player.isPlaying)

    window.occlude()
    desktop.settle()
    #expect(!player.isPlaying)
  }

  @Test("the picture keeps clear of the title bar, also when the insets come late")
  func insets() {
    let window = desktop.open(
      "Film", frame: CGRect(x: 0, y: 0, width: 400, height: 300), insets: WindowInsets(top: 20))
    let player = FilmPlayer(in: window)
    #expect(player.picture == CGRect(x: 0, y: 20, width: 400, height: 280))

    window.resize(to: CGSize(width: 300, height: 400), insets: WindowInsets(top: 0, left: 44), late: 2)
    desktop.settle()
    #expect(player.picture == CGRect(x: 44, y: 0, width: 256, height: 400))
  }

  @Test("the film fills the screen on demand, or the app says why it can't")
  func fullScreen() {
    let window = desktop.open("Film", insets: .zero)
    let player = FilmPlayer(in: window)
    player.watchOnWholeScreen()
    desktop.settle()
    #expect(player.picture.size == desktop.screen.frame.size)

    desktop.abilities.remove(.fullScreen)
    player.watchOnWholeScreen()
    #expect(player.complaint?.contains("toggleFullScreen is unsupported") == true)
  }

  @Test("the film stops when its window is gone")
  func gone() {
    let window = desktop.open("Film")
    let player = FilmPlayer(in: window)
    window.destroy()
    desktop.settle()
    #expect(!player.isPlaying)
  }
}
