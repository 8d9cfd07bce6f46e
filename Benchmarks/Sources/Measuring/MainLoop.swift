import CMeasuring

/// Waits for the main queue to have work, and takes one turn of it.
@MainActor public func takeTurn() {
  measuring_take_turn()
}

extension MemoryUse {
  static var now: MemoryUse { measuring_memory_use() }
}

/// The bytes that the process has allocated and not freed at this moment.
public var bytesInUse: Int64 { MemoryUse.now.bytes_in_use }
