// developer.apple.com/documentation/swiftui/view and viewmodifier: iOS 13, macOS 10.15, tvOS 13, visionOS 1,
// watchOS 6. @MainActor @preconcurrency; the modifiers are nonisolated.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

#if os(macOS) || KEYWINDOW_APPKIT
@_exported import AppKit
#elseif os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
@_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// What a modifier is applied to, as its body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: StandInList {
  let content: ModifiedViewContent
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ModifierContentNode(self, content, place)
  }
}

/// developer.apple.com/documentation/swiftui/modifiedcontent
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, StandInPrimitive, StandInList where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { ModifierNode(self, place) }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stand-in only: a view that the graph knows how to handle without a body.
public protocol StandInPrimitive: View where Body == Never {
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode
  /// Whether it is nothing, whatever its value.
  nonisolated static func standInIsEmpty(inList: Bool) -> Bool
}
extension StandInPrimitive {
  nonisolated public static func standInIsEmpty(inList: Bool) -> Bool { false }
}
