/// Which rows of two tables are the same: those that are equal first, then those that agree in what identifies them.
///
/// Of several that agree those go together that keep the order, and then the first with the first.
///
/// Complexity: that of `OrderedMatching`.
struct RowMatching {
    /// In the order of the new rows.
    private(set) var pairs: [Pair] = []
    private(set) var removed: [Int]
    private(set) var added: [Int]
    /// Whether rows that are surely in both stand in another order.
    private(set) var isReordered = false

    typealias Pair = (old: Int, new: Int)

    /// By what rows are told apart.
    private struct Keys<Key: Hashable> {
        let old: (Int) -> Key
        let new: (Int) -> Key
    }

    /// Pairs that stand in one order: rising in both.
    private var ordered: [Pair] = []
    /// Pairs beside that order, of rows that can be no others.
    private var moved: [Pair] = []
    private let counts: Pair

    /// - Precondition: the tables have the same columns.
    init(_ old: OutputTable, _ new: OutputTable, by identity: RowIdentity) {
        (removed, added) = (Array(old.rows.indices), Array(new.rows.indices))
        counts = (removed.count, added.count)
        match(by: Keys(old: { old.rows[$0] }, new: { new.rows[$0] })) { $0 == $1 }
        for (depth, level) in identity.levels.enumerated() {
            let places = level.compactMap { old.columns.firstIndex(of: $0) }
            func key(_ row: OutputRow) -> [String] { places.map { row.cells[$0].key } }
            match(by: Keys(old: { key(old.rows[$0]) }, new: { key(new.rows[$0]) })) {
                depth == 0 && $0 == 1 && $1 == 1
            }
            if depth == 0 {
                let sure = (ordered + moved).sorted { $0.new < $1.new }
                isReordered = zip(sure, sure.dropFirst()).contains { $0.old > $1.old }
            }
        }
        pairs.sort { $0.new < $1.new }
    }

    /// Pairs rows that are left and have equal keys.
    ///
    /// - Parameter isSure: whether rows beside the order can be no others, by how often their key comes in each table.
    private mutating func match(by keys: Keys<some Hashable>, isSure: (_ old: Int, _ new: Int) -> Bool) {
        let inOrder = pairsInOrder(by: keys)
        take(inOrder)
        ordered = (ordered + inOrder).sorted { $0.new < $1.new }
        let others = firstWithFirst(by: keys)
        take(others)
        if others.isEmpty { return }
        let olds = Self.occurrences(of: others.map { keys.old($0.old) }, in: (0..<counts.old).lazy.map(keys.old))
        let news = Self.occurrences(of: others.map { keys.new($0.new) }, in: (0..<counts.new).lazy.map(keys.new))
        moved += others.filter { isSure(olds[keys.old($0.old), default: 0], news[keys.new($0.new), default: 0]) }
    }

    private mutating func take(_ found: [Pair]) {
        if found.isEmpty { return }
        pairs += found
        let (olds, news) = (Set(found.map(\.old)), Set(found.map(\.new)))
        removed.removeAll(where: olds.contains)
        added.removeAll(where: news.contains)
    }

    /// What keeps the order of the pairs that do so far.
    private func pairsInOrder<Key>(by keys: Keys<Key>) -> [Pair] {
        if removed.isEmpty || added.isEmpty { return [] }
        var numbers: [Key: Int] = [:]
        func number(_ key: Key) -> Int {
            let number = numbers[key, default: numbers.count]
            numbers[key] = number
            return number
        }
        let (olds, news) = (removed.map { number(keys.old($0)) }, added.map { number(keys.new($0)) })
        var found: [Pair] = []
        var start = (old: 0, new: 0)
        for next in ordered + [(counts.old, counts.new)] {
            let oldEnd = removed[start.old...].firstIndex { $0 > next.old } ?? removed.count
            let newEnd = added[start.new...].firstIndex { $0 > next.new } ?? added.count
            found += OrderedMatching(olds[start.old..<oldEnd], news[start.new..<newEnd]).pairs.map {
                (removed[$0.old], added[$0.new])
            }
            start = (oldEnd, newEnd)
        }
        return found
    }

    private func firstWithFirst(by keys: Keys<some Hashable>) -> [Pair] {
        if removed.isEmpty || added.isEmpty { return [] }
        var waiting = Dictionary(grouping: removed.reversed(), by: keys.old)
        return added.compactMap { new in waiting[keys.new(new)]?.popLast().map { ($0, new) } }
    }

    private static func occurrences<Key: Hashable>(of keys: [Key], in all: some Sequence<Key>) -> [Key: Int] {
        var counts = Dictionary(keys.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
        for key in all { counts[key]? += 1 }
        return counts
    }
}
