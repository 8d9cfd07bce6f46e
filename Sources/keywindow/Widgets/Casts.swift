import CKeyWindowGTK

// GTK's classes inherit from each other, which C's structs can't say.

extension UnsafeMutablePointer<GtkWindow> {
  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
  }
}

extension UnsafeMutablePointer<GtkApplication> {
  var application: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GApplication.self)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as one of the classes whose structs are known.
  func cast<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
