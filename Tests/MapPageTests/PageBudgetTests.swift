import Testing

@testable import MapPage

@Suite("The room on a page")
struct PageBudgetTests {
    @Test("is enough for all, or what small ones leave over goes to large ones")
    func shares() {
        #expect(PageBudget.share(of: [10, 20], within: 30) == .max)
        #expect(PageBudget.share(of: [10, 100, 200], within: 110) == 50)
        #expect(PageBudget.share(of: [100, 100], within: 50) == 25)
    }

    @Test("is kept by tables of any size, which say what they leave out") func limit() throws {
        let text = "name\n" + (0..<3000).map { "row \($0)\n" }.joined()
        var rows = try RecordRows(Array(text.utf8))
        let table = PageTable("summary", of: "summary.csv", &rows, PageDetail.levels[2], limit: .max)
        #expect(table.count == 200)
        #expect(table.remarks == ["200 of 3000 rows of summary.csv are shown; all of them are in the file"])
    }
}
