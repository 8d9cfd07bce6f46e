import CKeyWindowGTK

/// Widgets made from a GtkBuilder definition, by their ids.
@MainActor struct Interface {
  private let builder: OpaquePointer

  /// - Parameter definition: the text of a `.ui` file of this program; a wrong one ends the program.
  init(_ definition: [UInt8]) {
    let builder = definition.withUnsafeBytes { text in
      gtk_builder_new_from_string(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
    }
    guard let builder else { preconditionFailure("GtkBuilder returned nothing") }
    self.builder = builder
  }

  func object(_ id: String) -> OpaquePointer {
    guard let object = gtk_builder_get_object(builder, id) else {
      preconditionFailure("The interface has no object \"\(id)\"")
    }
    return OpaquePointer(object)
  }

  func widget(_ id: String) -> UnsafeMutablePointer<GtkWidget> {
    UnsafeMutablePointer(object(id))
  }

  /// Gives the widgets up; those in a window live as long as it does.
  func release() {
    g_object_unref(UnsafeMutableRawPointer(builder))
  }
}
