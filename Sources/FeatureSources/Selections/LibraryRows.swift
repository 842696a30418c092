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
    private let changes: ChangedNumbers
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
        changes = ChangedNumbers(needed, of: layer)
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

    private var isOfServer: Bool { layer.dataset.driver == "PostgreSQL" }

    deinit {
        if let feature { library.functions.OGR_F_Destroy(feature) }
        SelectionQuery.reset(layer)
    }

    func step() throws -> Bool {
        if layer.isHeaderAlone { return false }
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
            let fault = changes.fault(value) { strays?.hasLongNumber(inRow: id, needed) ?? false }
            if let fault { throw SourceError.unfinished(layer: layer.name, reason: fault) }
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
