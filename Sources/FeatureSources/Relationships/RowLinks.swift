/// Which rows of one table lead to which rows of another: for each row, the others in ascending order.
///
/// Rows with one key lead to the same rows, and have one list of them.
struct RowLinks {
    private var starts = [0]
    private var targets: [Int32] = []
    /// The list of each row.
    private var listOfRow: [Int32] = []

    /// The number of rows that the links come from.
    var count: Int { listOfRow.count }

    func targets(of row: Int) -> ArraySlice<Int32> { list(Int(listOfRow[row])) }

    private func list(_ number: Int) -> ArraySlice<Int32> { targets[starts[number]..<starts[number + 1]] }

    /// How many there are, which is what following them costs.
    var listCount: Int { starts.count - 1 }

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
        listOfRow = Array(0..<Int32(count))
    }

    /// Rows that lead to those of their number, and those with a negative one to none.
    init(_ numbers: [Int32], to rows: RowLinks) {
        (starts, targets) = (rows.starts, rows.targets)
        addList([])
        let none = Int32(listCount - 1)
        listOfRow = numbers.map { $0 < 0 ? none : rows.listOfRow[Int($0)] }
    }

    init() {}

    private mutating func addList(_ rows: some Sequence<Int32>) {
        targets.append(contentsOf: rows)
        starts.append(targets.count)
    }

    /// Where the rows lead to by way of these links and then of others. A pair that comes again is counted, not kept.
    ///
    /// O(n log n) in the number of pairs of a list with the different lists that its rows lead to, and O(1) for each row more.
    func followed(by others: RowLinks, check: () throws -> Void) rethrows -> (links: RowLinks, repeated: Int) {
        var (lists, found): ([Int32], [Int32]) = ([], [])
        return try mapLists(check: check) { rows in
            let repeated = others.gather(from: rows, &lists, into: &found)
            return (found, repeated)
        }
    }

    /// The same rows with another list for each of theirs, made once for all rows that share it.
    ///
    /// - Parameter transform: also says how many pairs of a row with that list came again.
    /// - Returns: with how many came again, of all rows.
    func mapLists(
        check: () throws -> Void, _ transform: (ArraySlice<Int32>) throws -> (rows: [Int32], repeated: Int)
    ) rethrows -> (links: RowLinks, repeated: Int) {
        var links = RowLinks()
        var repeated = [Int](repeating: 0, count: listCount)
        for number in 0..<listCount {
            if number.isMultiple(of: 64) { try check() }
            let list = try transform(list(number))
            repeated[number] = list.repeated
            links.addList(list.rows)
        }
        links.listOfRow = listOfRow
        return (links, listOfRow.reduce(0) { $0 + repeated[Int($1)] })
    }

    /// Brings together where some rows lead to, each once.
    ///
    /// - Parameter lists: memory for their lists.
    /// - Returns: how often one comes again.
    private func gather(from rows: ArraySlice<Int32>, _ lists: inout [Int32], into found: inout [Int32]) -> Int {
        lists.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        var all = 0
        for row in rows {
            lists.append(listOfRow[Int(row)])
            all += targets(of: Int(row)).count
        }
        lists.sort()
        for (place, number) in lists.enumerated() where place == 0 || lists[place - 1] != number {
            found.append(contentsOf: list(Int(number)))
        }
        if lists.count > 1, found.count > 1 { RowLinks.sortAndDropRepeated(&found) }
        return all - found.count
    }

    private static func sortAndDropRepeated(_ rows: inout [Int32]) {
        rows.sort()
        var kept = 1
        for place in 1..<rows.count where rows[place] != rows[kept - 1] {
            rows[kept] = rows[place]
            kept += 1
        }
        rows.removeLast(rows.count - kept)
    }
}
