// developer.apple.com/documentation/coregraphics: CGFloat, CGPoint, CGSize, CGRect, CGVector.
// Values, isolated to nothing, since the first systems.

public struct CGFloat: Hashable, Comparable, Sendable, BitwiseCopyable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native < rhs.native }
}

extension CGFloat: SignedNumeric, BinaryFloatingPoint, Strideable, ExpressibleByFloatLiteral, Codable {
  public typealias Exponent = Int
  public typealias Magnitude = CGFloat
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { self }
  public var significandWidth: Int { native.significandWidth }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) { native = 0 }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init?<Source: BinaryInteger>(exactly source: Source) { nil }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { native = 0 }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { .init() }
  public static var signalingNaN: CGFloat { .init() }
  public static var infinity: CGFloat { .init() }
  public static var greatestFiniteMagnitude: CGFloat { .init() }
  public static var pi: CGFloat { .init() }
  public static var leastNormalMagnitude: CGFloat { .init() }
  public static var leastNonzeroMagnitude: CGFloat { .init() }
  public var ulp: CGFloat { self }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { 0 }
  public var significand: CGFloat { self }
  public var magnitude: CGFloat { self }
  public var nextUp: CGFloat { self }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { true }
  public func isEqual(to other: CGFloat) -> Bool { self == other }
  public func isLess(than other: CGFloat) -> Bool { self < other }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { self <= other }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { self <= other }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { .init(lhs.native + rhs.native) }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { .init(lhs.native - rhs.native) }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { .init(lhs.native * rhs.native) }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { .init(lhs.native / rhs.native) }
  public static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs + rhs }
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs - rhs }
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs * rhs }
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs / rhs }
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public func distance(to other: CGFloat) -> CGFloat { other - self }
  public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}
extension BinaryInteger {
  public init(_ value: CGFloat) { self.init(value.native) }
}

public struct CGPoint: Hashable, Codable, Sendable, BitwiseCopyable {
  public var x: CGFloat
  public var y: CGFloat
  public static var zero: CGPoint { .init() }
  public init() { x = 0; y = 0 }
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

public struct CGSize: Hashable, Codable, Sendable, BitwiseCopyable {
  public var width: CGFloat
  public var height: CGFloat
  public static var zero: CGSize { .init() }
  public init() { width = 0; height = 0 }
  public init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
  public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
}

public struct CGRect: Hashable, Codable, Sendable, BitwiseCopyable {
  public var origin: CGPoint
  public var size: CGSize
  public static var zero: CGRect { .init() }
  public static var null: CGRect { .init() }
  public static var infinite: CGRect { .init() }
  public init() { origin = .zero; size = .zero }
  public init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x }
  public var maxX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y }
  public var maxY: CGFloat { origin.y }
  public var isEmpty: Bool { false }
  public var isNull: Bool { false }
  public var isInfinite: Bool { false }
  public var standardized: CGRect { self }
  public var integral: CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ rect: CGRect) -> Bool { false }
  public func intersects(_ rect: CGRect) -> Bool { false }
  public func intersection(_ rect: CGRect) -> CGRect { self }
  public func union(_ rect: CGRect) -> CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
