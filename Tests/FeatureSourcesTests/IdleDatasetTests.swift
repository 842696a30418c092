import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite(
    "A table of plain text or a GeoPackage that nobody reads any more",
    .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
struct IdleDatasetTests {
    private let folder: TemporaryFolder
    private let address: SourceAddress

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write("id,name\n1,a\n2,b\n", to: "rows.csv")
        address = SourceAddress(target: folder.path("rows.csv"), name: "rows.csv")
    }

    /// As if the file had been written some hours ago.
    private func age(_ hours: Double) throws {
        let date = Date(timeIntervalSinceNow: -3600 * hours)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: address.target)
    }

    private func names(_ dataset: Dataset) throws -> [String] {
        let layer = try dataset.onlyLayer(spatial: false)
        let reader = try RowReader(layer, .all, columns: [layer.requiredField(named: "name")])
        var names: [String] = []
        while try reader.next() { names.append(reader.value(0).text ?? "") }
        return names
    }

    private var keptCount: Int { count(of: address) }

    private func count(of address: SourceAddress) -> Int { IdleDatasets.shared.withLock { $0.count(of: address) } }

    @Test("stays open, is taken by the next one, and by one alone") func kept() async throws {
        try age(1)
        // The time of the last change of its state cannot be set: it has to pass.
        try await Task.sleep(for: .seconds(4))
        #expect(try names(Dataset(address)) == ["a", "b"])
        #expect(keptCount == 1)
        do {
            let (one, other) = (try Dataset(address), try Dataset(address))
            #expect(keptCount == 0)
            #expect(one.handle != other.handle)
            #expect(try names(one) == ["a", "b"])
            #expect(try names(other) == ["a", "b"])
        }
        #expect(keptCount == 2)
    }

    @Test("is opened anew where it was changed, just now or before") func changed() throws {
        #expect(try names(Dataset(address)) == ["a", "b"])
        #expect(keptCount == 0)
        _ = try folder.write("id,name\n1,x\n2,y\n", to: "rows.csv")
        #expect(try names(Dataset(address)) == ["x", "y"])
        let stamp = try #require(SourceStamp(of: address, asOf: time(nil) + 60))
        _ = try folder.write("id,name\n1,p\n2,qq\n", to: "rows.csv")
        #expect(SourceStamp(of: address, asOf: time(nil) + 60) != stamp)
        #expect(SourceStamp(of: address) == nil)
    }

    /// A GeoPackage of one table, with a row for each name.
    private func package(_ names: [String], as name: String) throws -> SourceAddress {
        let package = try WrittenDataset(path: folder.path(name))
        let layer = try package.layer(
            "rows", nil, in: SystemDefinition("EPSG:4326"), [WrittenField("name", .text)], meaning: "")
        for name in names { try layer.append([.text(name)], nil) }
        try package.close()
        return SourceAddress(target: folder.path(name), name: name)
    }

    @Test("of the format of GeoPackages stays open, too, with no filter of the one before, until it changes")
    func packages() async throws {
        let (settled, changed) = (try package(["a", "b"], as: "a.gpkg"), try package(["c"], as: "b.gpkg"))
        try await Task.sleep(for: .seconds(4))
        for address in [settled, changed] {
            let layer = try Dataset(address).onlyLayer(spatial: false)
            let reader = try RowReader(
                layer, RowSelection(condition: "name = 'b'", dialect: .sqlite, spatial: nil), columns: layer.fields)
            #expect(try reader.next() == (address == settled))
        }
        #expect(count(of: settled) == 1 && count(of: changed) == 1)
        _ = try package(["d"], as: "b2.gpkg")
        try FileManager.default.removeItem(atPath: changed.target)
        try FileManager.default.moveItem(atPath: folder.path("b2.gpkg"), toPath: changed.target)
        #expect(try names(Dataset(settled)) == ["a", "b"] && names(Dataset(changed)) == ["d"])
        #expect(count(of: settled) == 1)
    }

    @Test("leaves no more of its kind open than a few") func few() throws {
        var idle = IdleDatasets()
        let stamp = try #require(SourceStamp(of: address, asOf: time(nil) + 60))
        let handles = (1...10).compactMap { OpaquePointer(bitPattern: $0) }
        let closed = handles.compactMap { idle.put(.init(address: address, stamp: stamp, driver: "CSV", handle: $0)) }
        #expect(closed == Array(handles.prefix(2)))
        #expect(idle.take(address, stamp)?.handle == handles[2])
        #expect(idle.count(of: address) == 7)
    }
}
