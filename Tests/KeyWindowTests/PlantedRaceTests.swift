import Foundation
import Testing

/// Races on purpose, so that the thread check can show that it sees races: it sets KEYWINDOW_PLANTED_RACE, and
/// expects the sanitizer to fail this process at its end.
@Suite("Planted race") struct PlantedRaceTests {
  @Test(
    "two threads write to one place, and nothing orders them",
    .enabled(if: ProcessInfo.processInfo.environment["KEYWINDOW_PLANTED_RACE"] != nil)
  )
  func race() {
    let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    place.initialize(to: 0)
    let address = UInt(bitPattern: place)
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        UnsafeMutablePointer<Int>(bitPattern: address)?.pointee += 1
        ended.signal()
      }
    }
    ended.wait()
    ended.wait()
    place.deallocate()
  }
}
