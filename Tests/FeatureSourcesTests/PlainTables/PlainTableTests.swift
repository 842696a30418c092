import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite("Tables of plain text that are read without GDAL")
struct PlainTableTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func address(_ name: String) -> SourceAddress { SourceAddress(target: folder.path(name), name: name) }

    /// All that can be read of a source.
    private func content(_ dataset: Dataset) throws -> String {
        let layer = try dataset.onlyLayer(spatial: false)
        var text =
            "\(dataset.layerNames) \(layer.fields) \(layer.doubledNames) \(layer.fieldNames) \(dataset.textFaults)\n"
        text +=
            "\(layer.hasGeometry) \(layer.rowIdName ?? "-") \(layer.hasRows) \(layer.coordinateSystem?.text ?? "-")\n"
        let reader = try RowReader(layer, .all, columns: layer.fields + [layer.rowId])
        while try reader.next() {
            let bytes = layer.fields.indices.filter { layer.fields[$0].kind == .text }.map { column in
                reader.withText(column) { $0.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }
            }
            text += "\(reader.id) \(reader.values) \(bytes)\n"
        }
        return text
    }

    // MARK: - Against GDAL

    private static let cells = [
        ["0", "5", "-5", "12", "99999", ""],
        ["1.5", "-0.25", "7", "41.150000000000006", "-8.6123456789012345", "0.0", ""],
        ["2147483647", "2147483648", "-2147483649", "123456789012345678", "1"],
        ["Rua A", "ação", "O'Neil", "a;b", "a|b", "a\\b", "", "zwölf 12", "A 3", "x=1", "c#1", "{}"],
        ["\"x, y\"", "\"he \"\"said\"\" so\"", "\"Rua A\"", "plain", "\"\"\"all\"\"\"", "\"semi;colon\"", ""],
        ["abc", "5", "1.5", "2026-01-31", "08:30", "1e5", "(x)", "007"], ["", "", ""],
        ["May 5", "Mon-Tue", "D2026", "Z", "T1", "P1D", "PT5M", "E5", "e", "Yes!", "Jan 1, 2020", "inside", "NULL"],
        // What is left to GDAL.
        ["007", "12"], ["2026-01-31", ""], ["08:30", "17:00"], ["true", "false"], ["t", "T"], ["1e5", "2"], ["12D03"],
        ["nan", "1.5"], ["infra", "inf"], ["\"5\"", "6"], ["-0", "1"], ["+5"], [".5", "5."], [" a", "b"], ["a ", "b"],
        ["\"\"", "a"], ["a\tb"], ["no", "on", "y"], ["true", "abc"], ["1234567890123456789"], ["a\"b"],
        ["12345678901234567890"],
    ]
    private static let names = [
        "id", "name", "Stop_Name", "x", "y", "lon", "lat", "longitude", "Latitude", "route", "geom", "geometry",
        "the_geom",
        "shape", "fid", "FID", "OGC_FID", "rowid", "t", "true", "info", "date", "e5", "D12", "geojson", "z", "X1",
        "sep",
        "prim_lat_dec", "primary_latitude", "ARPLatitude", "wkt_geom", "wkb", "population", "coord", "NAME2",
    ]

    /// For tables of one column: without empty ones, and without what GDAL takes for a separator, and then opens no table.
    private static let lonelyCells = cells.map { pool in
        pool.filter { cell in
            cell.hasPrefix("\"") || !(cell.isEmpty || cell.contains { [";", "|", "\t"].contains($0) })
        }
    }.filter { !$0.isEmpty }

    private func write(_ seed: Int, columns: ClosedRange<Int>, to name: String) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let count = Int.random(in: columns, using: &random)
        let cells = count == 1 ? Self.lonelyCells : Self.cells
        // Every other table has nothing that would be left to GDAL.
        let choice = seed.isMultiple(of: 2) ? cells[..<8] : cells[...]
        let pools = (0..<count).map { _ in choice.randomElement(using: &random) ?? [] }
        let isQuoted = Bool.random(using: &random)
        let header = Self.names.shuffled(using: &random).prefix(count).map { isQuoted ? "\"\($0)\"" : $0 }
        let rows = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            pools.map { $0.randomElement(using: &random) ?? "" }
        }
        let ends = Bool.random(using: &random) ? "\r\n" : "\n"
        let lines = ([header] + rows).map { $0.joined(separator: ",") }.joined(separator: ends)
        let mark = Int.random(in: 0..<4, using: &random) == 0 ? "\u{FEFF}" : ""
        _ = try folder.write(mark + lines + (Bool.random(using: &random) ? ends : ""), to: name)
    }

    @Test(
        "say what they say by GDAL: names, types and every value of 5,000 tables",
        .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"),
        arguments: [(2...5, 4000), (1...1, 1000)])
    func againstGDAL(columns: ClosedRange<Int>, count: Int) throws {
        var plainCount = 0
        for seed in 0..<count {
            let name = "t\(columns.upperBound)-\(seed).csv"
            try write(seed, columns: columns, to: name)
            guard let plain = try? Dataset(address(name), asksConditions: false) else {
                // What is no table here is none to GDAL.
                #expect(throws: (any Error).self, "seed \(seed)") { try Dataset(address(name)) }
                continue
            }
            if plain.needsGDAL { continue }
            plainCount += 1
            let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
            let (own, other) = (try content(plain), try content(Dataset(address(name))))
            #expect(own == other, "seed \(seed):\n\(text)\n\(own)\n\(other)")
        }
        #expect(plainCount > count / 4)
    }

    // MARK: - What is plain

    static let tables: [(text: String, isPlain: Bool)] = [
        ("id,name\n1,a\n", true), ("id,name\r\n1,a\r\n", true), ("\u{FEFF}id,name\n1,a", true),
        ("\"id\",\"name\"\n1,\"a, b\"\n", true), ("id,name\n1,\n", true), ("id,name\n,\n", true),
        ("id,code\n1,A3\n2,007\n", true), ("id,day\n1,soon\n2,2026-01-31\n", true),
        ("id\n1\n", true), ("global_id\nM-1\n\"a;b\"\n", true), ("id\na;b\n", false), ("id\na|b\n", false),
        ("id\n1\n\n2\n", false), ("id\n1\n\n", false), ("id\n1,2\n", false),
        // Numbers that may be codes, words of truth, dates and times.
        ("id,code\n1,007\n", false), ("id,isOpen\n1,yes\n", false), ("id,isOpen\n1,No\n2,soon\n", false),
        ("id,day\n1,2026-01-31\n", false),
        ("id,opens\n1,08:30\n", false), ("id,n\n1,1e5\n", false), ("id,n\n1,\"5\"\n", false), ("id,n\n1,nan\n", false),
        ("id,n\n1,12345678901234567890\n", false), ("id,n\n1,+5\n", false),
        // Forms that leave questions.
        ("id,name\n", false), ("id\n", false), ("id;name\n1;a\n", false), ("id,name\n1\n", false),
        ("id,name\n1,a,b\n", false), ("id,name\n1,a\n\n2,b\n", false), ("id,name\n1, a\n", false),
        ("id,name\n1,a \n", false), ("id,name\n1,\"a\nb\"\n", false), ("id,name\n1,\"a\n", false),
        ("id,name\n1,a\"b\n", false), ("id,name\n1,\"a\"b\n", false), ("id,name\n1,\"\"\n", false),
        ("id,name\n1,a\n\u{FEFF}2,b\n", false), ("id,name\n1,a\n\u{FEFF},b\n", false), ("id,name\n1,a\rb\n", false),
        ("id,name\n1,a\u{0}b\n", false), ("id,name\n1,a\tb\n", false),
        // Names in which there is more than a name.
        ("1,2\n1,2\n", false), ("id,wkt\n1,POINT(1 2)\n", false), ("id,ID\n1,2\n", false), ("id,\n1,2\n", false),
        ("id,the name\n1,a\n", false), ("id,_x\n1,a\n", false), ("id,nan\n1,a\n", false),
        ("sep=,\nid,name\n1,a\n", false),
        ("", false), ("\n", false),
    ]

    @Test("are those whose form leaves no question", arguments: tables)
    func forms(_ table: (text: String, isPlain: Bool)) throws {
        _ = try folder.write(table.text, to: "t.csv")
        #expect(Dataset.isPlain(address("t.csv")) == table.isPlain)
    }

    @Test("have their types from themselves: what lies beside them may say others")
    func companions() throws {
        for name in ["t.csv", "T.CSV", "t.txt"] { _ = try folder.write("id,name\n1,a\n", to: name) }
        #expect(Dataset.isPlain(address("t.csv")))
        #expect(!Dataset.isPlain(address("T.CSV")) && !Dataset.isPlain(address("t.txt")))
        var other = address("t.csv")
        other.access.formats = ["VRT"]
        #expect(!Dataset.isPlain(other))
        _ = try folder.write("Integer,String\n", to: "t.csvt")
        #expect(!Dataset.isPlain(address("t.csv")))
    }

    @Test("are called by a name of ASCII, and have no line of a megabyte")
    func namesAndLines() throws {
        for name in ["café.csv", "a\\b.csv", "\u{301}x.csv", ".csv"] {
            _ = try folder.write("id,name\n1,a\n", to: name)
            #expect(!Dataset.isPlain(address(name)), "\(name)")
        }
        _ = try folder.write("id,name\n1,\(String(repeating: "z", count: 1 << 20))\n", to: "long.csv")
        #expect(!Dataset.isPlain(address("long.csv")))
    }

    @Test("are kept as far as they are small")
    func memory() throws {
        let row = "1,\(String(repeating: "z", count: 1000))\n"
        for number in 0..<6 {
            let path = try folder.write("id,name\n" + String(repeating: row, count: 3500), to: "t\(number).csv")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path)
            #expect(Dataset.isPlain(address("t\(number).csv")))
        }
        #expect(PlainTables.shared.withLock { $0.bytes } <= 8 << 20)
        _ = try folder.write("id,name\n" + String(repeating: row, count: 4300), to: "large.csv")
        #expect(!Dataset.isPlain(address("large.csv")))
    }

    @Test("are in UTF-8")
    func encoding() throws {
        try Data([0x61, 0x2C, 0x62, 0x0A, 0x41, 0x2C, 0xE9, 0x0A]).write(to: URL(filePath: folder.path("t.csv")))
        #expect(!Dataset.isPlain(address("t.csv")))
    }

    @Test("are read anew when they have changed")
    func changed() throws {
        func write(_ name: String, age: TimeInterval) throws {
            let path = try folder.write("id,name\n1,\(name)\n", to: "t.csv")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
        }
        for (name, age) in [("first", 7200.0), ("other", 3600.0)] {
            try write(name, age: age)
            let dataset = try Dataset(address("t.csv"), asksConditions: false)
            let reader = try RowReader(
                dataset.onlyLayer(spatial: false), .all, columns: dataset.onlyLayer(spatial: false).fields)
            #expect(try reader.next() && reader.value(1) == .text(name))
        }
    }

    @Test("have one layer, called as the file is")
    func layers() throws {
        _ = try folder.write("id,name\n1,a\n", to: "Stops of.May.csv")
        let dataset = try Dataset(address("Stops of.May.csv"), asksConditions: false)
        #expect(!dataset.needsGDAL && dataset.layerNames == ["Stops of.May"])
        #expect(try dataset.layer(named: "stops of.may").name == "Stops of.May")
        #expect(throws: SourceError.noLayer("other", source: "Stops of.May.csv", known: ["Stops of.May"])) {
            try dataset.layer(named: "other")
        }
    }
}
