#if os(Linux)
import CoreFoundation

// On Linux a mode is a string; on Apple's systems a type with this member.
// (developer.apple.com/documentation/corefoundation/cfrunloopmode/commonmodes)
extension CFString {
  public static var commonModes: CFString { kCFRunLoopCommonModes }
}
#endif
