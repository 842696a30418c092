import Geometry

/// Numbers the gates of triangles' sides by their places, which are all different: a table with open addresses, reused.
struct GateTable: ~Copyable {
    private var keys: [UInt64]
    private var numbers: [UInt32]
    private var used: [Int] = []

    private static let empty = UInt64.max

    init(capacity: Int = 1 << 12) {
        var size = 1 << 12
        while size < 2 * capacity { size *= 2 }
        keys = [UInt64](repeating: Self.empty, count: size)
        numbers = [UInt32](repeating: 0, count: size)
    }

    mutating func removeAll() {
        for slot in used { keys[slot] = Self.empty }
        used.removeAll(keepingCapacity: true)
    }

    /// The number of a gate; that of `new` where it has none yet.
    mutating func number(of place: Coordinate, new: () -> UInt32) -> UInt32 {
        if used.count * 2 >= keys.count { grow() }
        let key = UInt64(UInt32(bitPattern: place.latitude)) << 32 | UInt64(UInt32(bitPattern: place.longitude))
        let slot = slot(of: key)
        if keys[slot] == Self.empty {
            keys[slot] = key
            numbers[slot] = new()
            used.append(slot)
        }
        return numbers[slot]
    }

    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 30) & mask
        while keys[slot] != Self.empty, keys[slot] != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = used.map { (keys[$0], numbers[$0]) }
        keys = [UInt64](repeating: Self.empty, count: keys.count * 2)
        numbers = [UInt32](repeating: 0, count: keys.count)
        used.removeAll(keepingCapacity: true)
        for (key, number) in old {
            let slot = slot(of: key)
            (keys[slot], numbers[slot]) = (key, number)
            used.append(slot)
        }
    }
}
