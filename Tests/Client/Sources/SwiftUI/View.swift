/// Not Apple's: a package for Linux may name a module of its own so.
public protocol View {}
