import CGDAL
import Geometry

/// The rows of a selection, as GDAL gives them.
final class LibraryRows: RowCursor {
    private let layer: Layer
    private let library: GDALLibrary
    /// All that is read of a row.
    private let needed: [LayerField]
    private let chosenIds: Set<Int64>?
    private let hasCondition: Bool
    private let strays: StrayValues?
    private let unreadableTexts = UnreadableTexts()
    private var feature: OpaquePointer?

    /// - Parameters:
    ///   - needed: the fields that are read.
    ///   - box: what the rectangles of rows meet; nil for anywhere. Geometries are asked by it, where `readsGeometry`.
    /// - Throws: `SourceError.badCondition`.
    init(
        _ layer: Layer, _ selection: RowSelection, needed: [LayerField], near box: PositionBox?, readsGeometry: Bool
    ) throws {
        self.layer = layer
        self.needed = needed
        library = layer.dataset.library
        hasCondition = selection.condition != nil
        let query = SelectionQuery(layer: layer, selection: selection)
        chosenIds = try query.chosenIds()
        strays = try query.strays(in: needed, near: box)
        try query.setFilters(box: readsGeometry ? box : nil)
        query.setIgnoredFields(except: needed, readsGeometry: readsGeometry)
        library.functions.OGR_L_ResetReading(layer.handle)
        layer.dataset.restrain()
        if hasCondition, isOfServer { try lookAtFirstRow() }
    }

    /// A server looks at the condition when the first row is asked for.
    private func lookAtFirstRow() throws {
        _ = try goOn()
        if let feature { library.functions.OGR_F_Destroy(feature) }
        feature = nil
        library.functions.OGR_L_ResetReading(layer.handle)
        layer.dataset.restrain()
    }

    /// Whether numbers are texts in the format, which may be too long for GDAL.
    private var clampsNumbers: Bool { SourceDrivers.withNumbersAsTexts.contains(layer.dataset.driver) }

    private func isClamped(_ field: LayerField) -> Bool {
        guard field.kind == .integer, field.index >= 0, case .integer(let number) = value(of: field) else {
            return false
        }
        return (number == .max || number == .min) && holdsOverlongNumbers
    }

    /// Asked for where a number may be one that GDAL has cut, as all that are too long are the same to it.
    private lazy var holdsOverlongNumbers = layer.dataset.address.file.map(OverlongNumbers.areIn) ?? true

    private static func clamped(_ field: LayerField) -> String {
        "a whole number of \(field.name) is beyond 64 bits, and GDAL makes another one of it; as a text it is read as it is"
    }

    private var isOfServer: Bool { layer.dataset.driver == "PostgreSQL" }

    deinit {
        if let feature { library.functions.OGR_F_Destroy(feature) }
        SelectionQuery.reset(layer)
    }

    func step() throws -> Bool {
        while try goOn() {
            if chosenIds?.contains(id) ?? true { return true }
        }
        return false
    }

    private func goOn() throws -> Bool {
        if let feature { library.functions.OGR_F_Destroy(feature) }
        feature = nil
        let (next, lastProblem) = library.quietly { library.functions.OGR_L_GetNextFeature(layer.handle) }
        feature = next
        if library.hasFailed, let reason = layer.dataset.damage.reason(library.firstFailure) {
            throw SourceError.unfinished(layer: layer.name, reason: reason)
        }
        if next != nil {
            if clampsNumbers, let field = needed.first(where: isClamped) {
                throw SourceError.unfinished(layer: layer.name, reason: Self.clamped(field))
            }
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
        return needed.first { field in
            if warnings.contains(where: { $0.contains(".\(field.name) parsed incompletely to ") }) { return true }
            guard isCut, case .integer(let number) = value(of: field) else { return false }
            return number == .max || number == .min
        }
    }

    private static func changed(_ field: LayerField) -> String {
        "GDAL makes another number of a value of \(field.name); a view that casts it, as 'code::text' or "
            + "'extract(epoch FROM stay) / 60', gives it as it is"
    }

    /// Whether what GDAL has cut is read without it. Views have no ids by which it could be.
    private var isOverflowRead: Bool { strays?.hasLongNumber(inRow: id, needed) ?? false }

    /// GDAL cuts such numbers, with no more than a warning.
    static let overflow =
        "a column declared INTEGER holds a number beyond 32 bits, which in a view is read from columns declared BIGINT alone"

    var id: Int64 { Int64(library.functions.OGR_F_GetFID(current)) }

    func value(of field: LayerField) -> FieldValue { reading.value(of: field) }

    func withText<Answer>(
        of field: LayerField, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer
    ) rethrows -> Answer {
        try reading.withText(of: field, body)
    }

    func withGeometryBytes<Answer>(_ body: (UnsafeRawBufferPointer?) throws -> Answer) rethrows -> Answer {
        try RowGeometry(library, current).withBytes(body)
    }

    var unreadableText: (row: Int64, field: String)? { unreadableTexts.first }

    private var reading: FieldReading { FieldReading(library, current, strays, noting: unreadableTexts) }

    private var current: OpaquePointer {
        guard let feature else { preconditionFailure("there is no row: next() returned false or was not called") }
        return feature
    }
}
