/// Whether this is where views are updated. On Linux the main actor may be on another thread than the main one.
func isOnMain() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true
}

private enum MainQueueMark {
  static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
