// What a view looks like, as the host draws it. A view that isn't listed here is drawn as an error that names it.

struct Picture {
  enum Kind {
    case text(String, isBold: Bool)
    case button(@MainActor () -> Void)
    case stack(Axis, spacing: CGFloat?, Alignment)
    case layers(Layers)
    case scroll(Axis.Set)
    case color(Color)
    /// A representable's. `NSView` draws nothing, and the stand-in has no class that does.
    case platformView
    case unknown(String)
  }
  /// Pictures one over the other, the first one lowest.
  struct Layers {
    /// The layer whose size is that of the whole; else the largest decides.
    var sizedBy: Int?
    var width: CGFloat?
    var height: CGFloat?
    var alignment = Alignment.center
    var foreground: Color?
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var isDisabled = false
  }

  var kind: Kind
  var children: [Picture] = []

  /// What fills a window.
  static func root(_ pictures: [Picture]) -> Picture { layers(Layers(), [one(pictures)]) }

  static func layers(_ layers: Layers, _ children: [Picture]) -> Picture {
    Picture(kind: .layers(layers), children: children)
  }
  static func stack(_ axis: Axis, _ children: [Picture]) -> Picture {
    Picture(kind: .stack(axis, spacing: nil, .center), children: children)
  }
  static func one(_ pictures: [Picture], along axis: Axis = .vertical) -> Picture {
    pictures.count == 1 ? pictures[0] : .stack(axis, pictures)
  }

  /// Whether it takes all the room that it's given.
  func expands(_ axis: Axis) -> Bool {
    switch kind {
    case .text, .button, .unknown: false
    case .scroll, .color, .platformView: true
    case .stack: children.contains { $0.expands(axis) }
    case .layers(let layers):
      if (axis == .horizontal ? layers.width : layers.height) != nil {
        false
      } else {
        (layers.sizedBy.map { [children[$0]] } ?? children).contains { $0.expands(axis) }
      }
    }
  }
}

extension StandInNode {
  /// What is seen of this place: nothing, a view, or several.
  var pictures: [Picture] {
    if self is any PlatformViewPlace { return [Picture(kind: .platformView)] }
    let inner = children.map(\.pictures)
    // Each of the list's views has the modifier around it.
    if self is any ModifiedList { return inner.flatMap { $0 } }
    // A place without a view of its own is one with a body, of a view or of a modifier.
    guard let place = self as? any ViewPlace else { return inner.flatMap { $0 } }
    guard let view = place.shownView as? any Drawn else {
      return [Picture(kind: .unknown(String(describing: viewType)))]
    }
    return view.pictures(of: inner)
  }
}

@MainActor private protocol PlatformViewPlace {}
extension RepresentableNode: PlatformViewPlace {}

@MainActor private protocol ViewPlace { var shownView: Any { get } }
extension TypedNode: ViewPlace { fileprivate var shownView: Any { view } }
extension ModifyingNode: ViewPlace { fileprivate var shownView: Any { view } }

@MainActor private protocol ModifiedList {}
extension ModifierListNode: ModifiedList {}
