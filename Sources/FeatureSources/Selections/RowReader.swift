import CGDAL
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

    private let library: GDALLibrary
    private let places: RowPlaces?
    private let keys: KeyCondition?
    private let test: SpatialTest?
    private let chosenIds: Set<Int64>?
    private let hasCondition: Bool
    private let strays: StrayValues?
    private let unreadableTexts = UnreadableTexts()
    private var feature: OpaquePointer?

    /// - Parameters:
    ///   - columns: the fields that are read.
    ///   - places: how rows are placed, where their geometry is asked for or the selection needs it.
    /// - Throws: `SourceError.badCondition`, and what the test of a spatial condition throws.
    public init(_ layer: Layer, _ selection: RowSelection, columns: [LayerField], places: RowPlaces? = nil) throws {
        self.layer = layer
        self.columns = columns
        self.places = places
        keys = selection.keys
        library = layer.dataset.library
        hasCondition = selection.condition != nil
        test = try places.flatMap { places in try selection.spatial.map { try $0.test(in: places.system) } }
        let query = SelectionQuery(layer: layer, selection: selection)
        chosenIds = try query.chosenIds()
        strays = query.strays(in: columns + (keys?.fields ?? []), near: test?.filterBox)
        try query.setFilters(box: places?.holder == .geometry ? test?.filterBox : nil)
        let needed = columns + (places?.fields ?? []) + (keys?.fields ?? [])
        query.setIgnoredFields(except: needed, readsGeometry: places?.holder == .geometry)
        library.functions.OGR_L_ResetReading(layer.handle)
        layer.dataset.restrain()
        if hasCondition, isOfServer { try lookAtFirstRow() }
    }

    /// A server looks at the condition when the first row is asked for.
    private func lookAtFirstRow() throws {
        _ = try step()
        if let feature { library.functions.OGR_F_Destroy(feature) }
        feature = nil
        library.functions.OGR_L_ResetReading(layer.handle)
        layer.dataset.restrain()
    }

    private var isOfServer: Bool { layer.dataset.driver == "PostgreSQL" }

    deinit {
        if let feature { library.functions.OGR_F_Destroy(feature) }
        SelectionQuery.reset(layer)
    }

    /// Goes on to the next row.
    ///
    /// - Returns: whether there is one.
    /// - Throws: `SourceError.badCondition` where a database finds the condition wrong; `.unfinished`.
    public func next() throws -> Bool {
        while try step() {
            if let chosenIds, !chosenIds.contains(id) { continue }
            if let keys, !keys.contains(keys.fields.map(reading.value)) { continue }
            if let test, !holds(test) { continue }
            return true
        }
        return false
    }

    private func step() throws -> Bool {
        if let feature { library.functions.OGR_F_Destroy(feature) }
        feature = nil
        let (next, lastProblem) = library.quietly { library.functions.OGR_L_GetNextFeature(layer.handle) }
        feature = next
        if library.hasFailed, let reason = layer.dataset.damage.reason(library.firstFailure) {
            throw SourceError.unfinished(layer: layer.name, reason: reason)
        }
        if next != nil {
            if isOfServer, let field = changedField {
                throw SourceError.unfinished(layer: layer.name, reason: Self.changed(field))
            }
            if library.didOverflow, !isOverflowRead {
                throw SourceError.unfinished(layer: layer.name, reason: Self.overflow)
            }
            return true
        }
        if lastProblem.isEmpty || layer.dataset.isAboutGeometry(lastProblem)
            || layer.dataset.damage.isAboutRecord(lastProblem)
        {
            return false
        }
        // The last failure of a server is that the statement before has failed.
        let problem = isOfServer ? library.firstFailure : lastProblem
        if isOfServer, problem.contains("statement timeout") {
            throw SourceError.unfinished(layer: layer.name, reason: layer.dataset.address.access.timeoutReason)
        }
        if hasCondition { throw SelectionQuery.badCondition(problem, layer) }
        throw SourceError.unfinished(layer: layer.name, reason: problem)
    }

    /// The first field that is read and whose value GDAL has made another one of: it takes intervals and ranges for whole numbers,
    /// and cuts what is too long for 64 bits.
    private var changedField: LayerField? {
        let warnings = library.warnings
        if warnings.isEmpty { return nil }
        let isCut = warnings.contains { $0.contains("bit integer overflow") }
        return (columns + (places?.fields ?? []) + (keys?.fields ?? [])).first { field in
            if warnings.contains(where: { $0.contains(".\(field.name) parsed incompletely to ") }) { return true }
            guard isCut, case .integer(let number) = reading.value(of: field) else { return false }
            return number == .max || number == .min
        }
    }

    private static func changed(_ field: LayerField) -> String {
        "GDAL makes another number of a value of \(field.name); a view that casts it, as 'code::text' or "
            + "'extract(epoch FROM stay) / 60', gives it as it is"
    }

    /// Whether what GDAL has cut is read without it. Views have no ids by which it could be.
    private var isOverflowRead: Bool { strays?.hasLongNumber(inRow: id, columns + (keys?.fields ?? [])) ?? false }

    /// GDAL cuts such numbers, with no more than a warning.
    private static let overflow =
        "a column declared INTEGER holds a number beyond 32 bits, which in a view is read from columns declared BIGINT alone"

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
    public var id: Int64 { Int64(library.functions.OGR_F_GetFID(current)) }

    /// The value of a column by its place in `columns`.
    public func value(_ column: Int) -> FieldValue { reading.value(of: columns[column]) }

    /// The values of all columns.
    public var values: [FieldValue] { columns.map(reading.value) }

    /// Calls `body` with the bytes of a column of texts; with nil where the row has none.
    func withText<Answer>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer) rethrows -> Answer {
        try reading.withText(of: columns[column], body)
    }

    /// The first text that was read and is not UTF-8. Of tables of plain text the dataset tells it.
    public var unreadableText: UnreadableText? {
        guard let first = unreadableTexts.first, !layer.dataset.isText else { return nil }
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
        try places.flatMap(RowGeometry(library, current).place)
    }

    /// Calls `body` with the geometry as well-known binary, little-endian, curves as lines; with nil where there is none.
    public func withGeometryBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        try RowGeometry(library, current).withBytes(body)
    }

    /// The present row's fields.
    var reading: FieldReading { FieldReading(library, current, strays, noting: unreadableTexts) }

    private var current: OpaquePointer {
        guard let feature else { preconditionFailure("there is no row: next() returned false or was not called") }
        return feature
    }
}
