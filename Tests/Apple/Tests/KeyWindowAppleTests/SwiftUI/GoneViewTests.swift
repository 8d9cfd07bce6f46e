import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("onWindowChange, when the view goes away") struct GoneViews {
    struct Player: View {
      let shows: Bool
      let told: Sightings<Bool>
      let keys: Sightings<Bool?>
      var body: some View {
        VStack {
          Text("Menu")
          if shows {
            Text("Player").onWindowChange { told.note($0 != nil) }
            Text("Lyrics").onWindowChange(of: \.isKey) { keys.note($0) }
          }
        }
      }
    }

    let told = Sightings<Bool>()
    let keys = Sightings<Bool?>()
    func player(_ shows: Bool) -> Player { Player(shows: shows, told: told, keys: keys) }

    @Test("tells that there's no window, once, whichever of leaving and dismantling comes first")
    func goes() async {
      let desk = Desk()
      for detachesFirst in [true, false] {
        let host = StandInHost(player(true), in: desk.open())
        host.detachesBeforeDismantling = detachesFirst
        await settle()
        #expect(told.seen.last == true && keys.seen.last == true)
        told.forgetThePast()
        keys.forgetThePast()
        host.setRoot(player(false))
        await settle()
        #expect(told.seen == [false])
        #expect(keys.seen == [nil])
        // Back again, and gone with all the others.
        host.setRoot(player(true))
        await settle()
        #expect(told.seen.last == true && keys.seen.last == true)
        told.forgetThePast()
        keys.forgetThePast()
        host.removeAllViews()
        await settle()
        #expect(told.seen == [false])
        #expect(keys.seen == [nil])
      }
    }

    @Test("tells nothing of a view that never was in a window, nor twice of one that had left it")
    func hadNone() async {
      let desk = Desk()
      let host = StandInHost(player(true))
      await settle()
      host.removeAllViews()
      await settle()
      #expect(told.seen.isEmpty && keys.seen.isEmpty)

      let other = StandInHost(player(true), in: desk.open())
      await settle()
      other.move(to: nil)
      await settle()
      #expect(told.seen.last == false)
      told.forgetThePast()
      keys.forgetThePast()
      other.removeAllViews()
      await settle()
      #expect(told.seen.isEmpty && keys.seen.isEmpty)
    }

    @Test("tells nothing while some of several views are left") func someOfSeveral() async {
      let desk = Desk()
      let told = told
      func rows(_ count: Int) -> some View {
        VStack { ForEach(0..<count, id: \.self) { Text("\($0)") }.onWindowChange { told.note($0 != nil) } }
      }
      let host = StandInHost(rows(3), in: desk.open())
      await settle()
      host.setRoot(rows(1))
      await settle()
      #expect(told.seen.allSatisfy { $0 })
      host.setRoot(rows(0))
      await settle()
      #expect(told.seen.last == false)
      #expect(told.seen.filter { !$0 }.count == 1)
    }
  }
}
