// developer.apple.com/documentation/uikit/uiresponder: @MainActor; iOS 2.

@MainActor open class UIResponder: NSObject, AssociatedObjectOwner {
  public nonisolated let standInAssociatedObjects = AssociatedObjects()
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
