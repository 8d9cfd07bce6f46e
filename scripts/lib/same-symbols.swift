// Gives a symbol the same identity in the symbol graphs of all platforms.
//
//   swift same-symbols.swift FOLDER…
//
// A symbol's identity holds the types of its declaration, and these have other names elsewhere: CGRect belongs to
// Foundation on Linux, and HostingWindow is NSWindow or UIWindow. DocC would take such a symbol for several of the
// same name. What has the same path, kind and declaration in the folders after the first gets its identity there.
import Foundation

typealias JSON = [String: Any]

struct Key: Hashable {
  /// Of an extension, the module that it's in: two may extend the same type, and have a page for that each.
  let module: String?
  let path: [String]
  let kind: String
  let declaration: String
  /// What a protocol requires and its default have the rest in common.
  let isInExtension: Bool

  init?(_ symbol: JSON, in module: String) {
    guard let path = symbol["pathComponents"] as? [String],
      let kind = (symbol["kind"] as? JSON)?["identifier"] as? String,
      let fragments = symbol["declarationFragments"] as? [JSON]
    else { return nil }
    self.module = kind == "swift.extension" ? module : nil
    self.path = path
    self.kind = kind
    isInExtension = symbol["swiftExtension"] != nil
    declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
  }
}

func identity(of symbol: JSON) -> String? {
  (symbol["identifier"] as? JSON)?["precise"] as? String
}

/// The graphs of one module, and of its extensions to others, are several files.
func graphs(in folder: String) throws -> [(URL, JSON)] {
  try FileManager.default
    .contentsOfDirectory(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    .sorted { $0.path < $1.path }
    .map { ($0, try JSONSerialization.jsonObject(with: Data(contentsOf: $0)) as? JSON ?? [:]) }
}

/// The same JSON with other identities, wherever these stand.
func renaming(_ value: Any, by names: [String: String]) -> Any {
  switch value {
  case let text as String: names[text] ?? text
  case let list as [Any]: list.map { renaming($0, by: names) }
  case let object as JSON: object.mapValues { renaming($0, by: names) }
  default: value
  }
}

var known: [Key: String] = [:]
for folder in CommandLine.arguments.dropFirst() {
  let graphs = try graphs(in: folder)
  guard !graphs.isEmpty else {
    FileHandle.standardError.write(Data("There is no symbol graph in \(folder).\n".utf8))
    exit(1)
  }
  var names: [String: String] = [:]
  for (_, graph) in graphs {
    let module = (graph["module"] as? JSON)?["name"] as? String ?? ""
    for symbol in graph["symbols"] as? [JSON] ?? [] {
      guard let key = Key(symbol, in: module), let identity = identity(of: symbol) else { continue }
      if let first = known[key] { names[identity] = first } else { known[key] = identity }
    }
  }
  for (file, graph) in graphs {
    let renamed = renaming(graph, by: names)
    try JSONSerialization.data(withJSONObject: renamed, options: .sortedKeys).write(to: file)
  }
}
