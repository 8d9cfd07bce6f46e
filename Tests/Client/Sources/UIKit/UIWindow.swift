/// Not Apple's.
open class UIWindow {}
