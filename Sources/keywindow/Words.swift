import Foundation
import KeyWindow

// How values read on the time line and in the inspector.

extension Bool {
  var words: String { self ? "yes" : "no" }
}

extension Double {
  /// Without the fraction that a whole number hasn't.
  var words: String {
    self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(format: "%.2f", self)
  }
}

extension CGFloat {
  var words: String { Double(self).words }
}

extension CGSize {
  var words: String { "\(width.words) × \(height.words)" }
}

extension CGPoint {
  var words: String { "\(x.words), \(y.words)" }
}

extension CGRect {
  var words: String { "\(size.words) at \(origin.words)" }
}

extension WindowInsets {
  var words: String {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
    return edges.isEmpty ? "none" : edges.map { "\($0) \($1.words)" }.joined(separator: ", ")
  }
}
