/// Which rows of one table lead to which rows of another: for each row, the others in ascending order.
struct RowLinks {
    private var starts = [0]
    private var targets: [Int32] = []

    /// The number of rows that the links come from.
    var count: Int { starts.count - 1 }

    func targets(of row: Int) -> ArraySlice<Int32> { targets[starts[row]..<starts[row + 1]] }

    /// Adds the next row with the rows that it leads to.
    mutating func append(_ row: some Sequence<Int32>) {
        targets.append(contentsOf: row)
        starts.append(targets.count)
    }

    /// The rows that have each of some numbers, in order.
    ///
    /// - Parameter numbers: the number of each row, from 0 to less than `count`; no row has a negative one.
    init(rowsOf numbers: [Int32], count: Int) {
        starts = [Int](repeating: 0, count: count + 1)
        for number in numbers where number >= 0 { starts[Int(number) + 1] += 1 }
        for number in 0..<count { starts[number + 1] += starts[number] }
        targets = [Int32](repeating: 0, count: starts[count])
        var next = starts
        for (row, number) in numbers.enumerated() where number >= 0 {
            targets[next[Int(number)]] = Int32(row)
            next[Int(number)] += 1
        }
    }

    init() {}

    /// Where the rows lead to by way of these links and then of others. A pair that comes again is counted, not kept.
    ///
    /// O(n log n) in the number of pairs before repeated ones are dropped.
    func followed(by others: RowLinks, check: () throws -> Void) rethrows -> (links: RowLinks, repeated: Int) {
        var links = RowLinks()
        var repeated = 0
        var found: [Int32] = []
        for row in 0..<count {
            if row.isMultiple(of: 4096) { try check() }
            found.removeAll(keepingCapacity: true)
            for between in targets(of: row) { found.append(contentsOf: others.targets(of: Int(between))) }
            if found.count > 1 { repeated += RowLinks.sortAndDropRepeated(&found) }
            links.append(found)
        }
        return (links, repeated)
    }

    private static func sortAndDropRepeated(_ rows: inout [Int32]) -> Int {
        let before = rows.count
        rows.sort()
        var kept = 1
        for place in 1..<rows.count where rows[place] != rows[kept - 1] {
            rows[kept] = rows[place]
            kept += 1
        }
        rows.removeLast(before - kept)
        return before - kept
    }
}
