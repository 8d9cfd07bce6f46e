// Fails when a public symbol stands in no topic group that somebody wrote.
//
//   swift topic-groups.swift ARCHIVE
//
// DocC puts what no group names into groups of its own, by kind. These are for the members of small types: not for
// what a module has or extends, not beside groups that were written, and not for long lists.
import Foundation

typealias JSON = [String: Any]

let longest = 12
/// What nobody looks for by name, and what DocC keeps together itself.
let automatic = ["Initializers", "Operators", "Default Implementations", "Extended Modules"]

struct Page {
  let title: String
  let isOfModule: Bool
  let written: [JSON]
  let generated: [JSON]

  init?(_ file: URL) throws {
    guard let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? JSON,
      let groups = page["topicSections"] as? [JSON], let metadata = page["metadata"] as? JSON
    else { return nil }
    title = metadata["title"] as? String ?? "?"
    isOfModule = metadata["role"] as? String == "collection"
    written = groups.filter { $0["generated"] as? Bool != true }
    generated = groups.filter { $0["generated"] as? Bool == true }
  }
}

func symbols(of group: JSON) -> [String] {
  group["identifiers"] as? [String] ?? []
}

let archive = URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent("data/documentation")
let files =
  FileManager.default.enumerator(at: archive, includingPropertiesForKeys: nil)?
  .compactMap { $0 as? URL } ?? []
let pages = try files.filter { $0.pathExtension == "json" }.compactMap { try Page($0) }
let named = Set(pages.flatMap(\.written).flatMap(symbols))
var failures: [String] = []
for page in pages {
  for group in page.generated where !automatic.contains(group["title"] as? String ?? "") {
    let left = symbols(of: group).filter { !named.contains($0) }
    guard page.isOfModule || !page.written.isEmpty || left.count > longest else { continue }
    for symbol in left {
      let name = URL(string: symbol)?.lastPathComponent ?? symbol
      failures.append("\(page.title): \(name) stands in no topic group.")
    }
  }
}
if named.isEmpty { failures.append("There is no page with topics in \(archive.path).") }
for failure in failures.sorted() { print("error: \(failure)") }
exit(failures.isEmpty ? 0 : 1)
