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

    @Test("is known before it is kept: a table drawn in several details is each as if drawn alone, with so much room")
    func details() throws {
        let lines = Array(Self.collection(of: 40).utf8)
        var rows = try FeatureRows(lines)
        let together = PageTable.tables(
            "lines", of: "lines.geojson", &rows, Array(PageDetail.levels[1...]), limit: .max)
        #expect(together[0].json != together[1].json)
        for (table, detail) in zip(together, PageDetail.levels[1...]) {
            #expect(table.isWhole)
            for limit in [0, table.leastRoom - 1, table.leastRoom, table.byteCount] {
                var rows = try FeatureRows(lines)
                let alone = PageTable("lines", of: "lines.geojson", &rows, detail, limit: limit)
                let isSame = alone.json == table.json && alone.remarks == table.remarks
                #expect(isSame == (limit >= table.leastRoom))
                #expect(JobDrawing(document: nil, tables: [table]).isSame(within: limit) == isSame)
            }
        }
    }

    /// Streets with bends of 5 m.
    private static func collection(of count: Int) -> String {
        let features = (0..<count).map { row in
            let places = (0..<20).map { "[\(Double($0) / 1000),\(Double(row) / 100 + ($0 % 2 == 0 ? 0 : 0.00005))]" }
            return """
                {"type":"Feature","properties":{"street":"\(row)","cost":\(row)},\
                "geometry":{"type":"LineString","coordinates":[\(places.joined(separator: ","))]}}
                """
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\n" + features.joined(separator: ",\n") + "\n]}\n"
    }
}
