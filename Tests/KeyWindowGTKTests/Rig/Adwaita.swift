import CKeyWindowGTK
import Foundation
import Testing

/// libadwaita, as a program that uses it has it; KeyWindow isn't linked with it.
@MainActor struct Adwaita {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  private let library: UnsafeMutableRawPointer

  init() throws {
    library = try #require(
      dlopen("libadwaita-1.so.0", RTLD_NOW), "libadwaita isn't installed: libadwaita-1-0")
  }

  /// Whether this version has the function.
  func has(_ name: String) -> Bool { dlsym(library, name) != nil }

  /// What a function without arguments makes, such as `adw_header_bar_new`.
  func make(_ name: String) throws -> Widget {
    let function = try #require(dlsym(library, name))
    return try #require(unsafeBitCast(function, to: (@convention(c) () -> Widget?).self)())
  }

  /// Gives a widget to another one, as `adw_window_set_content` does.
  func call(_ name: String, _ widget: Widget, _ other: Widget) throws {
    let function = try #require(dlsym(library, name))
    unsafeBitCast(function, to: (@convention(c) (Widget, Widget) -> Void).self)(widget, other)
  }
}
