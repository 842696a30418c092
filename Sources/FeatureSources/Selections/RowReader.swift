import Geometry
import Vocabulary

/// Reads the rows of a selection one after the other.
///
///     let reader = try RowReader(layer, .all, columns: [layer.requiredField(named: "name")])
///     while try reader.next() { print(reader.id, reader.value(0)) }
///
/// Holds one row at a time. One reader at a time can be open on a layer.
public final class RowReader {
    public let layer: Layer
    /// The fields that can be asked for.
    public let columns: [LayerField]
    /// What rows were left out since nobody can say how they lie, by their ids, and why: in the order of reading.
    public private(set) var unusable: [(row: Int64, reason: String)] = []

    private let rows: any RowCursor
    private let places: RowPlaces?
    private let keys: KeyCondition?
    private let test: SpatialTest?

    /// - Parameters:
    ///   - columns: the fields that are read.
    ///   - places: how rows are placed, where their geometry is asked for or the selection needs it.
    /// - Throws: `SourceError.badCondition`, and what the test of a spatial condition throws.
    public init(_ layer: Layer, _ selection: RowSelection, columns: [LayerField], places: RowPlaces? = nil) throws {
        self.layer = layer
        self.columns = columns
        self.places = places
        keys = selection.keys
        test = try places.flatMap { places in try selection.spatial.map { try $0.test(in: places.system) } }
        if let table = layer.dataset.plainTable {
            precondition(!selection.needsGDAL, "a dataset that is asked conditions is opened so")
            rows = PlainRows(table)
            return
        }
        rows = try LibraryRows(
            layer, selection, needed: columns + (places?.fields ?? []) + (keys?.fields ?? []), near: test?.filterBox,
            readsGeometry: places?.holder == .geometry)
    }

    /// Goes on to the next row.
    ///
    /// - Returns: whether there is one.
    /// - Throws: `SourceError.badCondition` where a database finds the condition wrong; `.unfinished`.
    public func next() throws -> Bool {
        while try rows.step() {
            if let keys, !keys.contains(keys.fields.map(rows.value)) { continue }
            if let test, !holds(test) { continue }
            return true
        }
        return false
    }

    private func holds(_ test: SpatialTest) -> Bool {
        do {
            guard places?.holder == .geometry else { return try place().map(test.holds) ?? false }
            return try withGeometryBytes { try $0.map(test.holds(forWellKnownBinary:)) ?? false }
        } catch {
            unusable.append((id, "\(error)"))
            return false
        }
    }
}

extension RowReader {
    /// The present row's own id.
    ///
    /// - Precondition: the last `next` returned true, as for all that follows.
    public var id: Int64 { rows.id }

    /// The value of a column by its place in `columns`.
    public func value(_ column: Int) -> FieldValue { rows.value(of: columns[column]) }

    /// The values of all columns.
    public var values: [FieldValue] { columns.map(rows.value) }

    /// Calls `body` with the bytes of a column of texts; with nil where the row has none.
    func withText<Answer>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer) rethrows -> Answer {
        try rows.withText(of: columns[column], body)
    }

    /// The first text that was read and is not UTF-8. Of tables of plain text the dataset tells it.
    public var unreadableText: UnreadableText? {
        guard let first = rows.unreadableText, !layer.dataset.isText else { return nil }
        return UnreadableText(layer: layer.name, row: first.row, field: first.field)
    }

    /// What is to be said of texts, when all rows have been read.
    public var textMessages: [Message] {
        layer.dataset.textFaults.map(\.message) + [unreadableText?.message].compactMap { $0 }
    }

    /// The row's place; nil where it has none, or where the reader was told no places.
    ///
    /// - Throws: `UnreadableGeometry`.
    public func place() throws -> SourceGeometry? {
        guard let places else { return nil }
        if places.holder == .geometry { return try withGeometryBytes { try $0.flatMap(WellKnownBinary.parse) } }
        return try places.place(places.fields.map(rows.value))
    }

    /// The heights of the positions of the row's place, in their order; nil where they have none.
    ///
    /// - Throws: as `place`.
    public func heights() throws -> [Double]? {
        switch places?.holder {
        case .geometry: try withGeometryBytes { try $0.flatMap(WellKnownBinary.heights) }
        case .text(let field): rows.value(of: field).text.flatMap(WellKnownText.heights)
        case .columns, nil: nil
        }
    }

    /// Calls `body` with the geometry as well-known binary, little-endian, curves as lines; with nil where there is none.
    public func withGeometryBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        try rows.withGeometryBytes(body)
    }
}
