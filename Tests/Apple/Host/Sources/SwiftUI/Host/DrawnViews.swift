// The views that can be drawn, and how.

protocol Drawn {
  /// - Parameter inner: of each child its own.
  @MainActor func pictures(of inner: [[Picture]]) -> [Picture]
}

/// A view that shows what is in it, and nothing else.
protocol SeenThrough: Drawn {}
extension SeenThrough {
  func pictures(of inner: [[Picture]]) -> [Picture] { inner.flatMap { $0 } }
}
extension EmptyView: SeenThrough {}
extension AnyView: SeenThrough {}
extension TupleView: SeenThrough {}
extension Optional: Drawn where Wrapped: View {}
extension Optional: SeenThrough where Wrapped: View {}
extension _ConditionalContent: SeenThrough {}
extension _ViewModifier_Content: SeenThrough {}
extension Group: Drawn where Content: View {}
extension Group: SeenThrough where Content: View {}
extension ForEach: Drawn where Content: View {}
extension ForEach: SeenThrough where Content: View {}
extension Identified: SeenThrough {}
extension EnvironmentWriter: SeenThrough {}
extension Appearing: SeenThrough {}
extension Changing: SeenThrough {}
extension Receiving: SeenThrough {}
extension Running: SeenThrough {}
extension PreferenceWriter: SeenThrough {}
extension PreferenceWatcher: SeenThrough {}
extension WithTransition: SeenThrough {}
extension TransactionWriter: SeenThrough {}

extension Text: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] { [Picture(kind: .text(string, isBold: isBold))] }
}

extension Color: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] { [Picture(kind: .color(self))] }
}

extension Button: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    [Picture(kind: .button(action), children: [.one(inner.flatMap { $0 }, along: .horizontal)])]
  }
}

extension VStack: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    return [Picture(kind: .stack(.vertical, spacing: spacing, alignment), children: inner.flatMap { $0 })]
  }
}

extension HStack: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return [Picture(kind: .stack(.horizontal, spacing: spacing, alignment), children: inner.flatMap { $0 })]
  }
}

extension ZStack: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    [.layers(.init(alignment: alignment), inner.flatMap { $0 })]
  }
}

/// Content that is smaller than the view is in its middle along two axes, and at the start along one.
extension ScrollView: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    let isBoth = axes == [.horizontal, .vertical]
    let start = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let content = Picture.layers(.init(alignment: isBoth ? .center : start), [.one(inner.flatMap { $0 })])
    return [Picture(kind: .scroll(axes), children: [content])]
  }
}

extension Framed: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    inner.flatMap { $0 }.map {
      .layers(.init(width: size.width, height: size.height, alignment: alignment), [$0])
    }
  }
}

extension Beside: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    guard inner.count == 2 else { return [] }
    let others = inner[1]
    guard !others.isEmpty else { return inner[0] }
    return inner[0].map { content in
      isBehind
        ? .layers(.init(sizedBy: others.count, alignment: alignment), others + [content])
        : .layers(.init(sizedBy: 0, alignment: alignment), [content] + others)
    }
  }
}

extension Looking: Drawn {
  func pictures(of inner: [[Picture]]) -> [Picture] {
    let pictures = inner.flatMap { $0 }
    func wrapped(_ layers: Picture.Layers) -> [Picture] { pictures.map { .layers(layers, [$0]) } }
    return switch look {
    case .foregroundColor(let color): wrapped(.init(foreground: color))
    case .cornerRadius(let radius): wrapped(.init(cornerRadius: radius))
    case .opacity(let opacity): wrapped(.init(opacity: opacity))
    // It keeps its room.
    case .hidden: wrapped(.init(opacity: 0))
    case .disabled(let isDisabled): wrapped(.init(isDisabled: isDisabled))
    // The windows have no title bar over their content.
    case .invisible, .ignoringSafeArea: pictures
    case .padding: [Picture(kind: .unknown("padding"))]
    case .flexibleFrame: [Picture(kind: .unknown("frame(minWidth:…)"))]
    }
  }
}
