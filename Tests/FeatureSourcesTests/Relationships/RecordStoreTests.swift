import TestSupport
import Testing

@testable import FeatureSources

@Suite("Kept rows")
struct RecordStoreTests {
    private func columns(_ count: Int) -> [LayerField] {
        (0..<count).map { LayerField(name: "f\($0)", kind: .text, index: Int32($0)) }
    }

    private static let values: [FieldValue] = [
        .null, .boolean(false), .boolean(true), .integer(0), .integer(-1), .integer(.max), .integer(.min),
        .integer(2_147_483_648), .real(0.1), .real(-.infinity), .text(""), .text("Rue Grimaldi"),
        .text(String(repeating: "é", count: 127)), .text(String(repeating: "x", count: 255)),
        .text(String(repeating: "x", count: 256)), .text(String(repeating: "x", count: 70_000)),
    ]

    @Test func areGivenBack() {
        var store = RecordStore(columns: columns(Self.values.count))
        store.append(id: 7, Self.values)
        store.append(id: -3, Self.values.reversed())
        #expect(store.count == 2)
        #expect([store.id(of: 0), store.id(of: 1)] == [7, -3])
        #expect(store.values(of: 0) == Self.values)
        #expect(store.values(of: 1) == Self.values.reversed())
        for column in Self.values.indices { #expect(store.value(of: 0, column: column) == Self.values[column]) }
        store.withGeometryBytes(of: 1) { #expect($0 == nil) }
    }

    @Test func areSortedByTheirIds() {
        var store = RecordStore(columns: columns(1))
        for (id, text) in [(5, "a"), (2, "b"), (5, "c"), (1, "d")] { store.append(id: Int64(id), [.text(text)]) }
        #expect(store.sortByID() == [3, 1, 0, 2])
        #expect((0..<4).map { store.value(of: $0, column: 0) } == [.text("d"), .text("b"), .text("a"), .text("c")])
        #expect(store.sortByID() == nil)
    }

    @Test func areFoundEqualByTheirValues() {
        var store = RecordStore(columns: columns(2))
        for value in [1, 2, 1, 2, 3] as [Int64] { store.append(id: value, [.integer(value), .text("same")]) }
        #expect(store.firstEqualRows() == [0, 1, 0, 1, 4])
        #expect(store.keeping(columns: 1).values(of: 1) == [.integer(2)])
    }

    @Test(.enabled(if: SharedData.isThere, "the shared data is not there"))
    func keepGeometries() throws {
        let path = SharedData.path("data/relationships/nga_rte.gpkg")
        let layer = try Dataset(SourceAddress(target: path, name: "nga_rte.gpkg")).layer(named: "cats_feature")
        let reader = try RowReader(
            layer, .all, columns: [layer.requiredField(named: "text_attribute")],
            places: RowPlaces(of: layer, fallback: .degrees))
        var store = RecordStore(columns: reader.columns)
        var written: [[UInt8]?] = []
        while try reader.next() {
            store.append(reader, geometry: true)
            written.append(reader.withGeometryBytes { $0.map { Array($0) } })
        }
        #expect(written.count == 4)
        #expect(written[0] != nil)
        #expect((0..<4).map { row in store.withGeometryBytes(of: row) { $0.map { Array($0) } } } == written)
    }
}
