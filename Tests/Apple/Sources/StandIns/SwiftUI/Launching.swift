// developer.apple.com/documentation/swiftui/app/main(): iOS 14, macOS 11.

extension App {
  /// The system runs an app. Here there is nothing to run it: a test hosts its windows' content. Tests/Apple/Host has
  /// its own.
  public static func main() {}
}
