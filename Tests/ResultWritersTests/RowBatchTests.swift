import Foundation
import Geometry
import Results
import TestSupport
import Testing

@testable import ResultWriters

/// Rows that come together, beside the same rows one by one.
@Suite struct RowBatchTests {
    @Test("Rows that come together are the same bytes as each of them alone", arguments: UInt64(0)..<100)
    func sameBytes(seed: UInt64) throws {
        var chance = SplitMix64(seed: seed)
        let batches = (0..<3).map { _ in Self.batch(rows: chance.whole(0...40), &chance) }
        let rows = batches.flatMap { batch in (0..<batch.count).map(batch.row) }
        try expectSame(rows, batches) { try GeoJSONWriter(file: $0, table: Self.table) }
        try expectSame(rows, batches) { try CSVWriter(file: $0, table: Self.table) }
        try expectSame(rows, batches) {
            try FlatGeobufWriter(file: $0, table: Self.table, system: .degrees, attribution: nil)
        }
    }

    private static let table = Table(
        "lines", "", geometry: .line, formats: [.geojson, .csv],
        columns: [
            Column("same", ""), Column("chosen", ""), Column("id", .integer, ""), Column("time", .number, ""),
            Column("length", .number, ""), Column("cost", .number, ""), Column("share", .number, ""),
            Column("name", ""),
        ])

    @Test("A batch that is emptied keeps the choices that all rows have in common, and no others")
    func emptied() {
        var batch = RowBatch([ColumnCells(among: [.text("a"), .text("b")]), ColumnCells(.chosen)])
        for (choice, name) in [(1, "one"), (0, "one"), (1, "two")] {
            batch.append(Int64(choice), to: 0)
            batch.append(.text(name), to: 1)
            batch.endRow()
        }
        #expect((0..<3).map { batch.row(at: $0).values[0] } == [.text("b"), .text("a"), .text("b")])
        #expect((0..<3).map { batch.row(at: $0).values[1] } == [.text("one"), .text("one"), .text("two")])
        batch.removeAll()
        #expect(batch.count == 0 && batch.columns.map(\.choices) == [[.text("a"), .text("b")], []])
    }

    private func expectSame<Writer: TableWriter>(
        _ rows: [ResultRow], _ batches: [RowBatch], _ writer: (OutputFile) throws -> Writer
    ) throws {
        let folder = try TemporaryFolder()
        func bytes(_ name: String, _ append: (Writer) throws -> Void) throws -> Data? {
            let writer = try writer(OutputFile(path: folder.path + "/" + name, name: name))
            try append(writer)
            try writer.finish()
            return FileManager.default.contents(atPath: folder.path + "/" + name)
        }
        let together = try bytes("together") { writer in for batch in batches { try writer.append(batch) } }
        let alone = try bytes("alone") { writer in for row in rows { try writer.append(row) } }
        #expect(together != nil && together == alone)
    }

    /// Lines here and there, some across the antimeridian, through Greenwich, or missing.
    private static func batch(rows: Int, _ chance: inout SplitMix64) -> RowBatch {
        var batch = RowBatch([
            ColumnCells(among: [.text(chance.one(of: hostileTexts))]),
            ColumnCells(among: [.null, .text("-3"), .text("\"")]),
            ColumnCells(.integer), ColumnCells(.duration), ColumnCells(.length), ColumnCells(.millionths),
            ColumnCells(.decimal(7)), ColumnCells(.chosen),
        ])
        for _ in 0..<rows {
            batch.append(Int64(chance.whole(0...2)), to: 1)
            for column in 2...5 { batch.append(Int64(chance.whole(-5_000_000...5_000_000)), to: column) }
            batch.append(chance.happens(0.1) ? .nan : chance.number(-2...2), to: 6)
            batch.append(chance.happens(0.2) ? .null : .text(chance.one(of: hostileTexts)), to: 7)
            batch.places += line(&chance)
            batch.endRow()
        }
        return batch
    }

    private static func line(_ chance: inout SplitMix64) -> [Coordinate] {
        let east = chance.one(of: [7, 0, 179.999, -179.999, -70])
        return (0..<chance.one(of: [0, 2, 3, 300])).map { _ in
            let longitude = east + chance.number(-0.01...0.01)
            let turned = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
            return at(turned, chance.number(-80...80))
        }
    }
}
