extension WindowObserver {
  /// The observed window, held weakly; nil when there's none, or when it is gone.
  ///
  /// Setting it observes another window from now on, and ends the observation of the one before.
  public var window: HostingWindow? {
    get { observedWindow?.asHostingWindow }
    set { observe(newValue) }
  }
}

extension RegisteredWindow {
  /// The window, held weakly; nil once it has been freed.
  @MainActor public var window: HostingWindow? { observedWindow?.asHostingWindow }
}
