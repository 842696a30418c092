import Foundation
import TestSupport
import Testing

@testable import MapPage

@Suite("A table on the page")
struct ShownTableTests {
    @Test("has all cells of its rows, in whatever form they take the fewest bytes", arguments: 0..<50)
    func cells(seed: UInt64) throws {
        let random = RandomTable(seed: seed)
        let shown = ShownTable(try random.table(PageReading.all[0]), in: 0)
        let found = try ShownRows(shown)
        #expect(found.head == random.names)
        #expect(found.rows == random.rows)
    }

    @Test("takes no more room than it says, and little less", arguments: 0..<50)
    func length(seed: UInt64) throws {
        let random = RandomTable(seed: seed)
        for reading in PageReading.all {
            let table = try random.table(reading)
            for detail in reading.tolerances.indices {
                let shown = ShownTable(table, in: detail)
                #expect(shown.length - 40...shown.length ~= ShownRows.json(shown).count)
            }
        }
    }

    @Test("has as many of its rows as there is room for, and tells how many there are", arguments: 0..<50)
    func room(seed: UInt64) throws {
        let random = RandomTable(seed: seed)
        let table = try random.table(PageReading.all[1])
        let whole = ShownTable(table, in: 0)
        var most = 0
        for room in stride(from: 0, through: whole.length + 20, by: 17) {
            guard let shown = whole.within(room) else {
                #expect(most == 0 && room < 250)
                continue
            }
            let found = try ShownRows(shown)
            #expect(shown.length <= room && ShownRows.json(shown).count <= room)
            #expect(found.rows == Array(random.rows.prefix(found.rows.count)))
            #expect(found.rows.count >= most)
            #expect(found.rowsOfFile == (found.rows.count < random.rows.count ? random.rows.count : nil))
            most = found.rows.count
        }
        #expect(most == random.rows.count)
    }

    @Test("with one more of its rows would have been too long", arguments: 0..<20)
    func most(seed: UInt64) throws {
        let random = RandomTable(seed: seed)
        let whole = ShownTable(try random.table(PageReading.all[1]), in: 0)
        for rows in 1..<random.rows.count {
            let less = try #require(whole.within(whole.length - 1))
            let shorter = ShownTable(try random.table(PageReading.all[1], rows: rows), in: 0)
            // The shorter table does not tell that rows are left out, and may take a digit less for how many it has.
            let told = ",\"rowsOfFile\":\(random.rows.count),\"file\":\"rows.csv\"".utf8.count + 1
            let cut = try #require(whole.within(shorter.length + told))
            #expect(try ShownRows(cut).rows.count >= rows || whole.length <= shorter.length + told)
            #expect(try ShownRows(less).rows.count < random.rows.count)
        }
    }

    @Test("without geometry has no more rows than its reading takes") func rows() throws {
        let text = "name\n" + (0..<3000).map { "row \($0)\n" }.joined()
        var rows = try RecordRows(Array(text.utf8))
        let table = PageTable("summary", of: "summary.csv", &rows, PageReading.all[1])
        let (close, coarse) = (try ShownRows(ShownTable(table, in: 0)), try ShownRows(ShownTable(table, in: 1)))
        #expect(close.rows.count == 1000 && close.rowsOfFile == 3000)
        #expect(coarse.rows == close.rows && coarse.rowsOfFile == 3000)
    }

    @Test("is not read again where a coarser reading would show the same of it", arguments: 0..<50)
    func unchanged(seed: UInt64) throws {
        let random = RandomTable(seed: seed)
        let (close, coarse) = (try random.table(PageReading.all[0]), try random.table(PageReading.all[1]))
        let unchanged = try #require(close.unchanged(by: PageReading.all[1]))
        for detail in coarse.tolerances.indices {
            let (expected, found) = (ShownTable(coarse, in: detail), ShownTable(unchanged, in: detail))
            #expect(ShownRows.json(found) == ShownRows.json(expected) && found.length == expected.length)
        }
    }

    @Test(
        "is read again where a coarser reading may have fewer rows, columns or corners",
        arguments: [
            ("records", "name", 1001), ("elements", "source,length", 1), ("stops", "snap_x,snap_y", 1),
        ])
    func readAgain(name: String, head: String, count: Int) throws {
        let row = head.split(separator: ",").map { _ in "1" }.joined(separator: ",")
        var rows = try RecordRows(Array("\(head)\n\(String(repeating: row + "\n", count: count))".utf8))
        let table = PageTable(name, of: "\(name).csv", &rows, PageReading.all[0])
        #expect(table.count == count && table.unchanged(by: PageReading.all[1]) == nil)
    }

    @Test("with geometry has fewer corners where it is coarser, and tells how far lines may be off") func corners()
        throws
    {
        let features = (0..<40).map { row in
            let places = (0..<20).map { "[\(Double($0) / 1000),\(Double(row) / 100 + ($0 % 2 == 0 ? 0 : 0.00005))]" }
            return """
                {"type":"Feature","properties":{"street":"\(row)","cost":\(row)},\
                "geometry":{"type":"LineString","coordinates":[\(places.joined(separator: ","))]}}
                """
        }
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\n\(features.joined(separator: ",\n"))\n]}\n"
        var rows = try FeatureRows(Array(text.utf8))
        let table = PageTable("lines", of: "lines.geojson", &rows, PageReading.all[1])
        let (close, coarse) = (try ShownRows(ShownTable(table, in: 0)), try ShownRows(ShownTable(table, in: 1)))
        #expect(close.members["tolerance"] as? Int == 2 && coarse.members["tolerance"] as? Int == 10)
        #expect(close.members["hiddenColumns"] as? Int == 1 && close.head == ["street"])
        let places = [close, coarse].map { ($0.members["places"] as? String ?? "").count }
        #expect(places[1] * 4 < places[0])
    }
}

/// A table of CSV with columns of all kinds: the same in every row, a few different values, all different, numbers, nothing.
private struct RandomTable {
    let names: [String]
    let rows: [[String?]]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let kinds = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
        names = kinds.indices.map { "column \($0)" }
        rows = (0..<Int.random(in: 1...60, using: &random)).map { row in
            kinds.map { kind in
                switch kind {
                case 0: nil
                case 1: "always the same"
                case 2: Bool.random(using: &random) ? "Avenue \(Int.random(in: 0..<3, using: &random))" : nil
                case 3: "\(row) \"of\" <many>"
                default: "\(Int.random(in: 0..<1000, using: &random)).\(Int.random(in: 1..<10, using: &random))"
                }
            }
        }
    }

    func table(_ reading: PageReading, rows count: Int = .max) throws -> PageTable {
        let lines = [names] + rows.prefix(count).map { $0.map { $0 ?? "" } }
        let text = lines.map { $0.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n" }
            .joined()
        var rows = try RecordRows(Array(text.utf8))
        return PageTable("records", of: "rows.csv", &rows, reading)
    }
}

/// What a reader of the page makes of a table.
private struct ShownRows {
    let members: [String: Any]
    let head: [String]
    let rows: [[String?]]

    var rowsOfFile: Int? { members["rowsOfFile"] as? Int }

    init(_ shown: ShownTable) throws {
        members = try #require(JSONSerialization.jsonObject(with: Data(Self.json(shown))) as? [String: Any])
        head = try #require(JSONSerialization.jsonObject(with: Data(shown.table.head)) as? [String])
        let count = try #require(members["count"] as? Int)
        let columns = try #require(members["cells"] as? [Any])
        rows = (0..<count).map { row in columns.map { Self.cell($0, row) } }
    }

    private static func cell(_ column: Any, _ row: Int) -> String? {
        var value: Any?
        if let cells = column as? [Any] { value = cells[row] }
        if let code = column as? [String: Any], let values = code["values"] as? [Any] {
            value = values[(code["places"] as? [Int])?[row] ?? 0]
        }
        return value as? String ?? (value as? NSNumber)?.stringValue
    }

    static func json(_ shown: ShownTable) -> [UInt8] {
        var json: [UInt8] = []
        shown.write(into: &json, [shown.table.head: 0])
        return json
    }
}
