#if !canImport(Darwin) || os(watchOS)
/// Combine's `objectWillChange`, where there's no Combine.
struct WillChange {
  func send() {}
}
#endif
