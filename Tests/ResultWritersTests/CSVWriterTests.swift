import Results
import Testing

@testable import ResultWriters

@Suite("CSV")
struct CSVWriterTests {
    private func text(_ rows: [[Value]], _ table: Table, formulas: FormulaPolicy = .keep) throws -> String {
        try written(
            rows.map { ResultRow($0) }, by: { try CSVWriter(file: $0, table: table, formulas: formulas) })
    }

    @Test func hasTheNamesOfItsColumnsAndALineForEachRow() throws {
        let rows: [[Value]] = [
            [.text("Rue, étroite"), .duration(milliseconds: 90_500), .null],
            [.text("say \"so\""), .length(millimetres: -5), .decimal(.nan, decimals: 2)],
            [.text(""), .boolean(false), .angle(74_000_000)],
        ]
        #expect(
            try text(rows, .sample("t", "name", "a,b", "c")) == #"""
                name,"a,b",c
                "Rue, étroite",1.508333,
                "say ""so""",-0.005,
                ,false,7.4000000

                """#)
    }

    @Test func withoutRowsIsItsNames() throws {
        #expect(try text([], .sample("t", "name", "x")) == "name,x\n")
    }

    @Test func oneEmptyCellIsARecordStill() throws {
        #expect(try text([[.null], [.text("a")]], .sample("t", "name")) == "name\n\"\"\na\n")
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@sum", "'@sum"), ("\tx", "\"'\tx\""), ("\rx", "\"'\rx\""),
        ("=\"a\"", "\"'=\"\"a\"\"\""), ("a=1", "a=1"), ("", ""),
    ])
    func escapesFormulasWhereAsked(text: String, cell: String) throws {
        let table = Table.sample("t", "name", "number")
        let row: [Value] = [.text(text), .decimal(-1, decimals: 0)]
        #expect(try self.text([row], table, formulas: .escape) == "name,number\n\(cell),-1\n")
        #expect(try !self.text([row], table).contains("'"))
    }

    @Test func hostileTextsComeBack() throws {
        let text = try text(hostileTexts.map { [.text($0), .integer(1)] }, .sample("t", "name", "x"))
        #expect(records(text).dropFirst().map { $0[0] } == hostileTexts)
    }

    /// A reader after the grammar of RFC 4180.
    private func records(_ text: String) -> [[String]] {
        var records: [[String]] = [[""]]
        var isQuoted = false
        var previousWasQuote = false
        func append(_ scalar: Unicode.Scalar) {
            let record = records.count - 1
            records[record][records[record].count - 1].unicodeScalars.append(scalar)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"":
                // A doubled quote ends and begins a quoted stretch: it stands for one.
                isQuoted.toggle()
                if isQuoted, previousWasQuote { append("\"") }
            case "," where !isQuoted: records[records.count - 1].append("")
            case "\n" where !isQuoted: records.append([""])
            default: append(scalar)
            }
            previousWasQuote = scalar == "\""
        }
        return records.dropLast()
    }
}
