/// Not Apple's.
open class NSWindow {}
