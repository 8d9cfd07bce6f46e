internal import CKeyWindowGTK

/// A Swift object that belongs to a GObject: there is one for each, and it is released with the GObject, which
/// it doesn't keep alive.
@MainActor struct AssociatedObject<Value: AnyObject> {
  private let key: GQuark

  init(_ name: String) {
    key = g_quark_from_string(name)
  }

  /// The value of the object, if it has one.
  func existing(of object: UnsafeMutableRawPointer) -> Value? {
    g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), key).map {
      Unmanaged<Value>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The value of the object; made when it's first asked for.
  func value(of object: UnsafeMutableRawPointer, make: () -> Value) -> Value {
    if let value = existing(of: object) { return value }
    let value = make()
    g_object_set_qdata_full(
      object.assumingMemoryBound(to: GObject.self), key, Unmanaged.passRetained(value).toOpaque()
    ) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
    return value
  }
}
