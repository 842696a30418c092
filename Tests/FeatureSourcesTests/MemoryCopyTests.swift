import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite(
    "A table of plain text that was opened often",
    .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
struct MemoryCopyTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let values = [
        ["1", "-7", "", "0", "2147483648"], ["1.5", "", "-0.25", "7", "1e9"],
        ["a", "A", "", "x, y", "é", "it's", "1"], ["2026-01-31", "", "1999-12-01"], ["yes", "no", ""],
        ["007", "12", ""],
    ]
    private static let conditions: [(String?, RowSelection.Dialect)] = [
        (nil, .ogr), ("whole > 0", .ogr), ("whole IS NULL", .ogr), ("name = 'a'", .ogr), ("name LIKE '%y'", .ogr),
        ("real < 1 OR name IS NULL", .ogr), ("day >= '2000-01-01'", .ogr), ("FID > 2", .ogr),
        ("name IS NOT NULL", .ogr),
        ("length(name) > 1", .sqlite), ("whole % 2 = 1", .sqlite), ("truth = 1", .ogr), ("code = '007'", .ogr),
    ]

    /// All that can be read of a table, under each condition; a reason where it cannot.
    private func answers(_ dataset: Dataset) -> [String] {
        Self.conditions.map { condition, dialect in
            do {
                let layer = try dataset.onlyLayer(spatial: false)
                let reader = try RowReader(
                    layer, RowSelection(condition: condition, dialect: dialect), columns: layer.fields)
                var rows = "\(layer.name) \(layer.fields) \(layer.hasGeometry) \(layer.rowIdName ?? "")\n"
                while try reader.next() { rows += "\(reader.id) \(reader.values)\n" }
                return rows
            } catch {
                return "\(error)"
            }
        }
    }

    private func write(_ seed: Int, withCodes: Bool) throws -> SourceAddress {
        var random = SplitMix64(seed: UInt64(seed))
        let columns = ["whole", "real", "name", "day", "truth"] + (withCodes ? ["code"] : [])
        let rows = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            columns.indices.map { column in
                let value = Self.values[column].randomElement(using: &random) ?? ""
                return value.contains(",") ? "\"\(value)\"" : value
            }.joined(separator: ",")
        }
        let text = ([columns.joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
        let path = try folder.write(text, to: "t\(seed).csv")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: path)
        return SourceAddress(target: path, name: "t\(seed).csv")
    }

    private func format(_ dataset: Dataset) -> String {
        let functions = dataset.library.functions
        return GDALLibrary.text(functions.GDALGetDriverShortName(functions.GDALGetDatasetDriver(dataset.handle)))
    }

    @Test("is read from memory, and says the same there under any condition") func answers() async throws {
        let addresses = try (0..<40).map { try write($0, withCodes: $0 % 4 == 3) }
        // The time of the last change of its state cannot be set: it has to pass.
        try await Task.sleep(for: .seconds(4))
        var copied = 0
        for address in addresses {
            let expected = answers(try Dataset(address))
            for _ in 0..<MemoryCopy.usesBefore + 2 {
                let dataset = try Dataset(address)
                #expect(dataset.driver == "CSV")
                #expect(answers(dataset) == expected)
            }
            copied += format(try Dataset(address)) == "Memory" ? 1 : 0
        }
        // Columns of codes go through GDAL's virtual format, which is not copied.
        #expect(copied >= 20)
    }
}
