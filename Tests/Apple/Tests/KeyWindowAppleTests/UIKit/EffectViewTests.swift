import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("A view that raises an exception for a subview", .everyWay) struct EffectViews {
    @Test("A visual effect view is followed by its content view") func contentView() async {
      let stage = Stage()
      let window = stage.show()
      let view = UIVisualEffectView(frame: .zero)
      let observer = WindowObserver(hosting: view)
      await settle()
      #expect(view.contentView.subviews.count == 1)
      window.addSubview(view)
      await settle()
      #expect(observer.window === window)
      await settle()
      #expect(view.contentView.subviews.count == 1)
    }
  }
}
