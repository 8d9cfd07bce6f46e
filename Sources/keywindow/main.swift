import CKeyWindowGTK
import Foundation

/// Opens the display, or says what to do about it.
@MainActor private func withDisplay(_ body: () -> ExitCode) -> ExitCode {
  guard gtk_init_check() != 0 else {
    Output.complain(
      "there's no display; start it in a desktop session, or by: scripts/with-display openbox -- keywindow …")
    return .noDisplay
  }
  return body()
}

@MainActor private func run() -> ExitCode {
  do throws(UsageError) {
    switch try Invocation(Array(CommandLine.arguments.dropFirst())) {
    case .help: Output.say(Invocation.usage)
    case .version: Output.say("keywindow \(Invocation.versionNumber)")
    case .inspect: return withDisplay { Inspector.run() }
    case .demo(let record, let screenshot):
      return withDisplay { Demo.run(record: record, screenshot: screenshot) }
    }
    return .success
  } catch {
    Output.complain("\(error.message); \"keywindow --help\" tells more")
    return .usage
  }
}

Output.prepare()
exit(run().rawValue)
