import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// Arranges the inspector's parts by the width of its window: side by side, or one above the other.
///
/// It's an example too: the window's size comes from KeyWindow.
@MainActor final class InspectorLayout {
  /// From this width in points on, the list stands beside the rest.
  private static let widthForList = CGFloat(560)
  /// From this width in points on, the table stands beside the pictures.
  private static let widthForColumns = CGFloat(860)

  private let body: OpaquePointer
  private let columns: OpaquePointer
  /// Where the line between the list and the rest was when they last stood like that.
  private var positions: [GtkOrientation.RawValue: Int32] = [GTK_ORIENTATION_VERTICAL.rawValue: 108]
  private var observation: WindowObservation?

  init(_ interface: Interface) {
    body = interface.object("body")
    columns = interface.object("columns")
    observation = WindowObserver(hosting: interface.widget("body")).onChange { [weak self] state in
      if let width = state?.size.width, width > 0 { self?.arrange(width) }
    }
  }

  private func arrange(_ width: CGFloat) {
    turnBody(Self.orientation(isHorizontal: width >= Self.widthForList))
    gtk_orientable_set_orientation(columns, Self.orientation(isHorizontal: width >= Self.widthForColumns))
  }

  /// GTK would take a width for a height.
  private func turnBody(_ orientation: GtkOrientation) {
    let old = gtk_orientable_get_orientation(body)
    guard orientation != old else { return }
    positions[old.rawValue] = gtk_paned_get_position(body)
    gtk_orientable_set_orientation(body, orientation)
    if let position = positions[orientation.rawValue] { gtk_paned_set_position(body, position) }
  }

  private static func orientation(isHorizontal: Bool) -> GtkOrientation {
    isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
