import Dispatch
import KeyWindow

/// Lets the main queue's turns pass until the condition holds; gives up after a thousand.
@MainActor func turns(until condition: () -> Bool) async {
  for _ in 0..<1000 where !condition() { await turn() }
}

/// Lets everything happen that is on its way: each step of it waits for one turn of the main queue.
@MainActor func settle() async {
  for _ in 0..<12 { await turn() }
}

/// One turn of the main queue.
@MainActor func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// For tests of what is observed when nobody asks for it: the accessors of an earlier test follow all windows of the
/// process from then on.
@MainActor func followNoWindowsAnyMore() { AllAppWindows.observation = nil }
