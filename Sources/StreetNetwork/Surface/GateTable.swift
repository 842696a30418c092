import CPrefetch
import Geometry

/// Numbers the gates of triangles' sides by their places, which are all different: a table with open addresses, reused.
struct GateTable: ~Copyable {
    private struct Entry: BitwiseCopyable {
        var key: UInt64
        var number: UInt32

        static let none = Entry(key: .max, number: 0)
        var isEmpty: Bool { key == .max }
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var size: Int
    private var used: [Int] = []

    init(capacity: Int = 1 << 12) {
        size = 1 << 12
        while size < 2 * capacity { size *= 2 }
        entries = .allocate(capacity: size)
        entries.initialize(repeating: .none, count: size)
    }

    deinit { entries.deallocate() }

    mutating func removeAll() {
        for slot in used { entries[slot] = .none }
        used.removeAll(keepingCapacity: true)
    }

    /// The number of a gate; that of `new` where it has none yet.
    @inline(__always)
    mutating func number(of place: Coordinate, new: () -> UInt32) -> UInt32 {
        if used.count * 2 >= size { grow() }
        let key = Self.key(of: place)
        let slot = slot(of: key)
        if entries[slot].isEmpty {
            entries[slot] = Entry(key: key, number: new())
            used.append(slot)
        }
        return entries[slot].number
    }

    /// Asks for what is said of a gate, which is going to be asked for.
    @inline(__always)
    func prefetch(_ place: Coordinate) { arterial_prefetch(entries + firstSlot(of: Self.key(of: place))) }

    @inline(__always)
    private static func key(of place: Coordinate) -> UInt64 {
        UInt64(UInt32(bitPattern: place.latitude)) << 32 | UInt64(UInt32(bitPattern: place.longitude))
    }

    @inline(__always)
    private func firstSlot(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 30) & (size - 1)
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = firstSlot(of: key)
        while !entries[slot].isEmpty, entries[slot].key != key { slot = (slot + 1) & (size - 1) }
        return slot
    }

    @inline(never)
    private mutating func grow() {
        let old = used.map { entries[$0] }
        entries.deallocate()
        size *= 2
        entries = .allocate(capacity: size)
        entries.initialize(repeating: .none, count: size)
        used.removeAll(keepingCapacity: true)
        for entry in old {
            let slot = slot(of: entry.key)
            entries[slot] = entry
            used.append(slot)
        }
    }
}
