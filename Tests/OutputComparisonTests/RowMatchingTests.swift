import Testing

@testable import OutputComparison

@Suite("Rows of two tables")
struct RowMatchingTests {
    /// Each row a text such as `a 1`: a name and a number.
    private func table(_ rows: String...) -> OutputTable {
        OutputTable(
            columns: ["name", "stop_count"],
            rows: rows.map { OutputRow(cells: $0.split(separator: " ").map { Cell(csv: String($0)) }, geometry: nil) })
    }

    private func pairs(_ matching: RowMatching) -> [[Int]] { matching.pairs.map { [$0.old, $0.new] } }

    @Test("are the same by what identifies them, not by position")
    func identity() {
        let matching = RowMatching(
            table("a 1", "b 2", "c 3"), table("b 5", "c 3", "d 1"), by: RowIdentity(of: "routes"))
        #expect(pairs(matching) == [[1, 0], [2, 1]])
        #expect(matching.removed == [0])
        #expect(matching.added == [2])
        #expect(!matching.isReordered)
    }

    @Test("are the same where numbers that identify them are, however they are written")
    func writtenOtherwise() {
        func table(_ from: String, _ to: String) -> OutputTable {
            OutputTable(
                columns: ["from_break", "to_break"],
                rows: [OutputRow(cells: [.number(from), .number(to)], geometry: nil)])
        }
        let matching = RowMatching(table("0.000000", "1.000000"), table("0.0", "1"), by: RowIdentity(of: "polygons"))
        #expect(pairs(matching) == [[0, 0]] && matching.removed.isEmpty && matching.added.isEmpty)
    }

    @Test("that are equal are found first, and then go by order")
    func repeated() {
        let matching = RowMatching(
            table("a 1", "a 2", "a 3"), table("a 3", "a 4", "a 5"), by: RowIdentity(of: "routes"))
        #expect(pairs(matching) == [[2, 0], [0, 1], [1, 2]])
    }

    @Test("may stand in another order")
    func reordered() {
        #expect(RowMatching(table("a 1", "b 2"), table("b 2", "a 1"), by: RowIdentity(of: "routes")).isReordered)
    }

    @Test("that come several times go together in their order, so that the one that is missing is removed")
    func missing() {
        let matching = RowMatching(
            table("a 1", "b 2", "a 3", "c 4"), table("b 1", "a 2", "c 3"), by: RowIdentity(of: "routes"))
        #expect(pairs(matching) == [[1, 0], [2, 1], [3, 2]])
        #expect(matching.removed == [0])
        #expect(!matching.isReordered)
    }

    @Test("that are all equal stand in another order, also where they come several times")
    func permuted() {
        let matching = RowMatching(
            table("a 1", "a 1", "b 2"), table("a 1", "b 2", "a 1"), by: RowIdentity(of: "routes"))
        #expect(matching.isReordered && matching.removed.isEmpty && matching.added.isEmpty)
    }

    @Test("may have moved where they could be others as well, and that is no other order")
    func unsure() {
        let matching = RowMatching(table("a 1", "b 2"), table("b 2", "c 3"), by: RowIdentity(of: "poems"))
        #expect(pairs(matching) == [[1, 0], [0, 1]])
        #expect(!matching.isReordered)
    }

    @Test("of an unknown table go by order where they are not equal")
    func unknown() {
        let matching = RowMatching(table("a 1", "b 2"), table("b 2", "c 3", "d 4"), by: RowIdentity(of: "poems"))
        #expect(pairs(matching) == [[1, 0], [0, 1]])
        #expect(matching.added == [2])
    }
}
