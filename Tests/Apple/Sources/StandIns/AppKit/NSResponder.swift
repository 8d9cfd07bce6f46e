// developer.apple.com/documentation/appkit/nsresponder: @MainActor; macOS 10.0.

@MainActor open class NSResponder: NSObject, AssociatedObjectOwner {
  public nonisolated let standInAssociatedObjects = AssociatedObjects()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
}
