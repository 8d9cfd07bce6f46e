internal import CKeyWindowGTK

// GTK's classes inherit from each other, which C's structs can't say. Making a widget never fails: GTK ends the
// program when memory runs out.

extension UnsafeMutablePointer {
  var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  func cast<Object>() -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
  }
}

extension UnsafeMutablePointer<GtkWidget>? {
  func cast<Object>() -> UnsafeMutablePointer<Object> {
    guard let self else { preconditionFailure("GTK has made no widget") }
    return self.cast()
  }
}
