/// What the command line asks for.
enum Invocation: Equatable {
  case inspect
  case demo(record: String? = nil, screenshot: String? = nil)
  case help
  case version
}

/// A command line that can't be meant; says why in a line.
struct UsageError: Error, Equatable {
  var message: String
}

extension Invocation {
  static let versionNumber = "0.1.0"

  static let usage = """
    Shows what KeyWindow tells about windows, on real ones.

    usage: keywindow inspect
           keywindow demo [--record FILE] [--screenshot FILE]
           keywindow help | --help | --version

    inspect              The Window Inspector: every value of every window of this program, live.
    demo                 Opens windows, plays a story with them, and prints what each observer told.
      --record FILE      Writes every published state to FILE, as a line of JSON each.
      --screenshot FILE  Writes a PNG of the windows to FILE.

    exit codes: 0 all came true; 1 a step of the story did not; 64 wrong arguments; 69 no display;
                73 a file can't be written
    """

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    guard let command = arguments.first else {
      throw UsageError(message: "say what to do: inspect or demo")
    }
    let rest = arguments.dropFirst()
    switch command {
    case "demo": self = try .demo(options: rest)
    case "inspect": self = try Self.inspect.alone(rest)
    case "help": self = try Self.help.alone(rest)
    case "--version": self = try Self.version.alone(rest)
    default: throw UsageError(message: "there is no \"\(command)\": inspect and demo are what there is")
    }
  }

  private func alone(_ rest: ArraySlice<String>) throws(UsageError) -> Invocation {
    if let surplus = rest.first { throw UsageError(message: "\"\(surplus)\" is one argument too many") }
    return self
  }

  private static func demo(options: ArraySlice<String>) throws(UsageError) -> Invocation {
    var files: [String: String] = [:]
    var rest = options
    while let option = rest.popFirst() {
      let name = String(option.prefix { $0 != "=" })
      guard ["--record", "--screenshot"].contains(name) else {
        throw UsageError(message: "demo takes --record FILE and --screenshot FILE, not \"\(option)\"")
      }
      let file = name == option ? rest.popFirst() : String(option.dropFirst(name.count + 1))
      guard let file, !file.isEmpty, !file.hasPrefix("--") else {
        throw UsageError(message: "\(name) needs the name of a file")
      }
      guard files.updateValue(file, forKey: name) == nil else {
        throw UsageError(message: "\(name) is given twice")
      }
    }
    if let record = files["--record"], record == files["--screenshot"] {
      throw UsageError(message: "--record and --screenshot name the same file")
    }
    return .demo(record: files["--record"], screenshot: files["--screenshot"])
  }
}
