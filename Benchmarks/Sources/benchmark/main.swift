import Foundation
import Measuring

// benchmark [--json FILE] [--no-windows]: measures all, prints a table, and writes it as JSON.
// benchmark --steps SCENARIO COUNT: does that and no more, for who counts from outside.
var arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ problem: String) -> Never {
  FileHandle.standardError.write(Data("benchmark: \(problem)\n".utf8))
  exit(1)
}

/// The values that follow an option, which is taken from the arguments.
@MainActor func take(_ option: String, values count: Int) -> [String]? {
  guard let index = arguments.firstIndex(of: option) else { return nil }
  let values = arguments[(index + 1)...].prefix(count)
  guard values.count == count else { fail("\(option) needs \(count) values") }
  arguments.removeSubrange(index...(index + count))
  return Array(values)
}

if let values = take("--steps", values: 2) {
  guard let scenario = Scenario.counted[values[0]], let steps = Int(values[1]) else {
    fail("--steps takes a number and one of \(Scenario.counted.keys.sorted().joined(separator: ", "))")
  }
  scenario().countedSteps(steps)
  exit(0)
}

let file = take("--json", values: 1)?[0]
let measuresWindows = take("--no-windows", values: 0) == nil
guard arguments.isEmpty else { fail("unknown: \(arguments.joined(separator: " "))") }

var report = Report()
do {
  report.measureCore()
  report.measureGLibTurns()
  if measuresWindows { try report.measureWindows() }
  print(report.table)
  if let file { try report.json().write(to: URL(fileURLWithPath: file)) }
} catch {
  fail("\(error)")
}
