// Plays the act of the two apps on the X11 display that DISPLAY names:
//
//   seeds [--record FILE] [--picture FILE] [--stay]
//
// --stay leaves the windows until they're closed. Without it a step that fails is a failure. Wayland lets no program press and resize what isn't its own: there
// the windows open, and are yours to click.
import Foundation
import Watching

func value(of option: String) -> String? {
  CommandLine.arguments.firstIndex(of: option).map { $0 + 1 }.flatMap {
    CommandLine.arguments.indices.contains($0) ? CommandLine.arguments[$0] : nil
  }
}

do {
  let act = try Act(record: value(of: "--record"))
  do {
    if ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] == nil {
      try await act.play()
    } else {
      try await act.playByHand()
    }
    if let path = value(of: "--picture") {
      try await X11Desktop.point((1, 1))
      try await ScreenPicture.save(to: path)
    }
    if CommandLine.arguments.contains("--stay") {
      act.stay()
    } else if act.failures > 0 {
      throw Failure("\(act.failures) of the steps failed")
    }
    act.end()
  } catch {
    act.end()
    throw error
  }
} catch {
  FileHandle.standardError.write(Data("seeds: \(error)\n".utf8))
  exit(1)
}
