/// Numbers points of the lattice as they come: a table with open addresses.
struct PointTable {
    private var keys: [UInt64]
    private var numbers: [UInt32]
    private(set) var count = 0

    private static let empty = UInt64.max

    init() {
        keys = [UInt64](repeating: Self.empty, count: 1 << 12)
        numbers = [UInt32](repeating: 0, count: 1 << 12)
    }

    /// The number of a point; nil where it has none yet.
    func number(of point: LatticePoint) -> UInt32? {
        let place = place(of: point.key)
        return keys[place] == Self.empty ? nil : numbers[place]
    }

    /// Gives a point the next number.
    ///
    /// - Precondition: it has none.
    mutating func add(_ point: LatticePoint) -> UInt32 {
        if count * 2 > keys.count { grow() }
        let place = place(of: point.key)
        keys[place] = point.key
        numbers[place] = UInt32(count)
        count += 1
        return numbers[place]
    }

    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
        while keys[place] != Self.empty, keys[place] != key { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let (oldKeys, oldNumbers) = (keys, numbers)
        keys = [UInt64](repeating: Self.empty, count: oldKeys.count * 2)
        numbers = [UInt32](repeating: 0, count: oldKeys.count * 2)
        for (old, key) in oldKeys.enumerated() where key != Self.empty {
            let place = place(of: key)
            keys[place] = key
            numbers[place] = oldNumbers[old]
        }
    }
}
