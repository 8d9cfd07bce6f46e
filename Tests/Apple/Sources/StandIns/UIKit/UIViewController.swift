// developer.apple.com/documentation/uikit/uiviewcontroller: @MainActor; iOS 2, tvOS 9, visionOS 1.

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.owningController = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  /// What its view is in, or who presents it: developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController
  }

  // MARK: Presentation, without its animations

  open internal(set) weak var parent: UIViewController?
  open func addChild(_ child: UIViewController) { child.parent = self }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  private var container: UIView?
  /// "The view controller that is presented by this view controller, or one of its ancestors in the view controller
  /// hierarchy": developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  /// The root of the presenter's window, or what covers it, presents in its place:
  /// developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = parent.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } } ?? self
    guard presenter.presented == nil, let window = presenter.viewIfLoaded?.window, let view = controller.view
    else { return }
    presenter.presented = controller
    controller.presenter = presenter
    let container = UITransitionView(frame: window.bounds)
    view.frame = container.bounds
    container.addSubview(view)
    window.addSubview(container)
    controller.container = container
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        // "The views belonging to the presenting view controller are removed after the presentation completes":
        // developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
        if controller.modalPresentationStyle == .fullScreen, presenter.presented === controller {
          (presenter.container ?? presenter.viewIfLoaded)?.removeFromSuperview()
        }
        completion?()
      }
    }
  }

  /// Of one that presents nothing its presenter does it:
  /// developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController, let presenter = controller.presenter else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if let window = controller.container?.window, let view = presenter.container ?? presenter.viewIfLoaded,
      view.superview == nil
    {
      window.insertSubview(view, at: 0)
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        controller.container?.removeFromSuperview()
        (controller.container, controller.presenter, presenter.presented) = (nil, nil, nil)
        completion?()
      }
    }
  }
}

/// developer.apple.com/documentation/uikit/uimodalpresentationstyle: iOS 2; not all of them on tvOS.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, overFullScreen = 5, automatic = -2
}
