import Testing

/// All of them, one after the other: they share the app and its windows.
@MainActor @Suite(.serialized) enum AppleTests {}
