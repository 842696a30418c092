/// A binary heap of what a nearest-first walk has still to look at.
struct NearestHeap {
    /// What an entry stands for; at the same distance a node comes before a box and that before a measured item.
    enum Kind: UInt8 {
        case node, box, item
    }

    struct Entry {
        let metres: Double
        let kind: Kind
        let index: Int32

        func precedes(_ other: Entry) -> Bool {
            if metres != other.metres { return metres < other.metres }
            if kind != other.kind { return kind.rawValue < other.kind.rawValue }
            return index < other.index
        }
    }

    private var entries: [Entry] = []

    init() { entries.reserveCapacity(128) }

    mutating func push(_ entry: Entry) {
        var hole = entries.count
        entries.append(entry)
        while hole > 0 {
            let parent = (hole - 1) / 2
            guard entry.precedes(entries[parent]) else { break }
            entries[hole] = entries[parent]
            hole = parent
        }
        entries[hole] = entry
    }

    mutating func pop() -> Entry? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        if !entries.isEmpty { sink(last) }
        return first
    }

    /// Puts an entry in at the root and lets it sink to its place.
    private mutating func sink(_ entry: Entry) {
        var hole = 0
        while true {
            var child = 2 * hole + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
            guard entries[child].precedes(entry) else { break }
            entries[hole] = entries[child]
            hole = child
        }
        entries[hole] = entry
    }
}
