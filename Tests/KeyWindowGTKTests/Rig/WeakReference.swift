import CKeyWindowGTK

/// Tells whether a GObject lives.
@MainActor final class WeakReference {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init(to object: UnsafeMutableRawPointer) {
    g_weak_ref_init(reference, object)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// Nil once the object is gone.
  var pointer: UnsafeMutableRawPointer? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    g_object_unref(object)
    return object
  }
}
