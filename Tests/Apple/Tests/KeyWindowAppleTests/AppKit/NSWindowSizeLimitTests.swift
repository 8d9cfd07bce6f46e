import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("setSize keeps an NSWindow's least and largest size") struct NSWindowSizeLimits {
    init() { NSApplication.standInReset() }

    enum Limit: CaseIterable {
      case least, largest, leastContent, largestContent

      @MainActor func set(_ size: NSSize, for window: NSWindow) {
        switch self {
        case .least: window.minSize = size
        case .largest: window.maxSize = size
        case .leastContent: window.contentMinSize = size
        case .largestContent: window.contentMaxSize = size
        }
      }
      var isLeast: Bool { self == .least || self == .leastContent }
      var isOfContent: Bool { self == .leastContent || self == .largestContent }
    }

    @Test("Of the frame and of the content, at both ends", arguments: Limit.allCases)
    func limits(limit: Limit) async throws {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 500, height: 500))
      window.toolbar = NSToolbar(identifier: "bar")
      limit.set(NSSize(width: 400, height: 300), for: window)
      let asked = limit.isLeast ? CGSize(width: 120, height: 80) : CGSize(width: 900, height: 700)
      let expected = CGSize(width: 400, height: limit.isOfContent ? 352 : 300)
      window.orderFront(nil)
      let observer = WindowObserver(window)
      let corner = observer.position
      try window.performWindowCommand(.setSize(asked))
      await settle()
      #expect(observer.size == expected)
      #expect(observer.position == corner)
      let within = CGSize(width: limit.isLeast ? 450 : 350, height: limit.isLeast ? 400 : 250)
      try window.performWindowCommand(.setSize(within))
      await settle()
      #expect(observer.size == within)
    }

    @Test("A limit that is no number, negative or the wrong way round limits nothing, or the least size wins")
    func nonsense() async throws {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 500, height: 500))
      window.minSize = NSSize(width: CGFloat.nan, height: -5)
      window.maxSize = NSSize(width: CGFloat.infinity, height: .nan)
      try window.performWindowCommand(.setSize(CGSize(width: 300, height: 200)))
      #expect(window.frame.size == CGSize(width: 300, height: 200))
      window.contentMinSize = NSSize(width: 400, height: 300)
      window.contentMaxSize = NSSize(width: 100, height: 100)
      try window.performWindowCommand(.setSize(CGSize(width: 300, height: 200)))
      #expect(window.frame.size == CGSize(width: 400, height: 328))
    }
  }
}
