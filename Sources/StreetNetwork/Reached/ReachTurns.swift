/// The turns of states, list by list. As next states are told from a first one on, most junctions have lists that others have,
/// too: few lists, which stay at hand, do for many states.
struct ReachTurns: ~Copyable {
    struct Turn: BitwiseCopyable, Equatable {
        /// The number of the state after the turn, counted from the first next state.
        let next: UInt32
        let cost: UInt32
    }

    /// A list, by the place of its first turn.
    struct List: BitwiseCopyable {
        let first: UInt32
        let count: UInt32
    }

    private static let slotBits = 12

    private var turns = GrowingBuffer<Turn>()
    /// Of the lists that share a slot, the last one.
    private var known = [List](repeating: List(first: 0, count: 0), count: 1 << slotBits)

    var values: UnsafeMutablePointer<Turn> { turns.values }
    var count: Int { turns.count }

    mutating func removeAll() {
        turns.removeAll()
        known = [List](repeating: List(first: 0, count: 0), count: 1 << Self.slotBits)
    }

    /// Adds a turn to the list that is not closed yet.
    mutating func append(_ turn: Turn) { turns.append(turn) }

    /// Closes the list that began at a place.
    ///
    /// - Returns: it, or one like it.
    mutating func close(from first: Int) -> List {
        let list = List(first: UInt32(first), count: UInt32(turns.count - first))
        let slot = slot(of: list)
        if isEqual(known[slot], list) {
            turns.truncate(to: first)
        } else {
            known[slot] = list
        }
        return known[slot]
    }

    private func isEqual(_ one: List, _ other: List) -> Bool {
        one.count == other.count
            && (0..<Int(one.count)).allSatisfy { turns[Int(one.first) + $0] == turns[Int(other.first) + $0] }
    }

    private func slot(of list: List) -> Int {
        var hash = UInt64(list.count)
        for place in 0..<Int(list.count) {
            let turn = turns[Int(list.first) + place]
            hash = (hash ^ UInt64(turn.next) << 32 ^ UInt64(turn.cost)) &* 0x9E37_79B9_7F4A_7C15
        }
        return Int(truncatingIfNeeded: hash >> UInt64(64 - Self.slotBits))
    }
}
