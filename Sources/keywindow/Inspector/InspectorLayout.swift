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
  private let observer = WindowObserver()
  private var observations: [WindowObservation] = []

  init(_ interface: Interface) {
    body = interface.object("body")
    columns = interface.object("columns")
    observations.append(
      GTKWindow.hosting(interface.widget("body")) { [weak observer] in observer?.observe($0) })
    observations.append(
      observer.onChange { [weak self] state in
        if let width = state?.size.width, width > 0 { self?.arrange(width) }
      })
  }

  private func arrange(_ width: CGFloat) {
    set(body, isHorizontal: width >= Self.widthForList)
    set(columns, isHorizontal: width >= Self.widthForColumns)
  }

  private func set(_ orientable: OpaquePointer, isHorizontal: Bool) {
    let orientation = isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    if gtk_orientable_get_orientation(orientable) != orientation {
      gtk_orientable_set_orientation(orientable, orientation)
    }
  }
}
