/// Numbers places in the order in which they are first seen.
struct VertexTable: Sendable {
    private(set) var places: [Coordinate] = []
    /// The number of a place, or -1; twice as many slots as places or more.
    private var slots: [Int32]

    init(capacity: Int) {
        places.reserveCapacity(capacity)
        slots = [Int32](repeating: -1, count: Self.slotCount(for: capacity))
    }

    /// The number of a place, which is added if it is new.
    mutating func index(of place: Coordinate) -> Int32 {
        if places.count * 2 >= slots.count { grow() }
        var slot = Self.hash(place.packed) & (slots.count - 1)
        while slots[slot] >= 0 {
            if places[Int(slots[slot])] == place { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(places.count)
        places.append(place)
        return slots[slot]
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, place) in places.enumerated() {
            var slot = Self.hash(place.packed) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }

    /// Slots for so many keys, at most half of which are taken: a power of two.
    static func slotCount(for capacity: Int) -> Int {
        var count = 16
        while count < 2 * capacity + 2 { count *= 2 }
        return count
    }

    /// Fibonacci hashing, folded so that both halves count.
    static func hash(_ key: UInt64) -> Int {
        let product = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product >> 32)
    }
}

extension Coordinate {
    /// Both numbers in one: ascending by latitude, then by longitude.
    var packed: UInt64 {
        let north = UInt32(bitPattern: latitude) ^ 0x8000_0000
        let east = UInt32(bitPattern: longitude) ^ 0x8000_0000
        return UInt64(north) << 32 | UInt64(east)
    }
}
