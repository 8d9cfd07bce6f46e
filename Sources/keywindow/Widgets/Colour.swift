import Foundation

/// An opaque colour, of which it's known how well it can be told from another one.
///
/// The arithmetic is that of the Web Content Accessibility Guidelines 2.2, "relative luminance" and "contrast ratio".
struct Colour: Equatable {
  /// Each from 0 to 1.
  var red, green, blue: Double

  /// From 0, black, to 1, white.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// From 1, no difference, to 21, black on white.
  func contrast(to other: Colour) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// A colour between this one and `other`, so much of the way there.
  func mixed(_ share: Double, with other: Colour) -> Colour {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// This colour, or the first on the way from it to `extreme` that has the contrast to all of these.
  func readable(_ contrast: Double, on grounds: [Colour], towards extreme: Colour) -> Colour {
    for step in 0..<20 {
      let colour = mixed(Double(step) / 20, with: extreme)
      if grounds.allSatisfy({ colour.contrast(to: $0) >= contrast }) { return colour }
    }
    return extreme
  }
}
