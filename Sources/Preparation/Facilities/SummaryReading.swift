import Analyses
import FeatureSources
import Geometry
import JobSpec
import Vocabulary

/// Reads the layer whose features are counted within service areas. Mistakes go to diagnostics.
struct SummaryReading {
    /// Nil after a mistake.
    private(set) var summary: ServiceAreaParameters.Summary?
    private(set) var messages: [Message] = []
    private var uncounted = 0

    private static let rowsNamed = 20

    init(_ spec: AreaSummarySpec, opening: LayerOpening, _ diagnostics: Diagnostics) {
        let places = PlaceFieldNames(x: spec.fields?.x, y: spec.fields?.y, wkt: spec.fields?.wkt)
        guard let rows = SelectedRows(spec.selection, places: places, opening: opening) else { return }
        guard let columns = rows.layer.eachField(spec.sum) else {
            rows.reportMistakes(spec.selection)
            return
        }
        var faults = RowFaults(rows.layer, named: spec.sum, diagnostics)
        var counted: [ServiceAreaParameters.Summary.Row] = []
        for row in rows.read(columns, spec.selection) {
            var check = RowCheck()
            var values: [Double?] = []
            for (value, column) in zip(row.values, columns) {
                values.append(check.value(try Self.number(value, column)))
            }
            guard check.faults.isEmpty else {
                faults.add(check.faults, row: row.id)
                continue
            }
            if let place = place(of: row, rows) { counted.append(.init(id: row.id, place: place, values: values)) }
        }
        faults.finish()
        summary = ServiceAreaParameters.Summary(
            fields: columns.map(\.name), grouping: spec.grouping == .perBreak ? .perBreak : .perFacilityAndBreak,
            rows: counted, layer: rows.layer.layer.name)
        noteRest(rows.layer)
        messages += rows.messages
    }

    private static func number(_ value: FieldValue, _ field: LayerField) throws(RowFault) -> Double? {
        guard let text = TravelValue.text(value) else { return nil }
        if let number = value.number, number.isFinite { return number }
        throw RowFault(field: field.name, reason: "expected a number, not '\(text)'")
    }

    private mutating func place(of row: SelectedRow, _ rows: SelectedRows) -> ServiceAreaParameters.Summary.Place? {
        do {
            switch row.place {
            case .point(let coordinate): return .point(coordinate)
            case .shape(.polygons):
                let (polygons, note) = try BarrierArea(rows: rows, buffer: nil).polygons(of: row)
                if let note {
                    messages.append(
                        Message(.warning, "invalid_polygon", "row \(row.id) of \(rows.layer.layer.name) \(note)"))
                }
                return .polygons(polygons.map { $0.rings.map { $0 + $0.prefix(1) } })
            case .shape(let geometry):
                throw UnreadableGeometry("\(PlaceResolver.kind(geometry)) is neither a point nor a polygon")
            case .missing: throw UnreadableGeometry("it has no geometry")
            case .unusable(let reason): throw UnreadableGeometry(reason)
            }
        } catch {
            leaveOut(row, rows.layer, because: "\(error)")
            return nil
        }
    }

    private mutating func leaveOut(_ row: SelectedRow, _ layer: OpenLayer, because reason: String) {
        uncounted += 1
        if uncounted > Self.rowsNamed { return }
        messages.append(
            Message(.warning, "not_counted", "row \(row.id) of \(layer.layer.name) is not counted: \(reason)"))
    }

    private mutating func noteRest(_ layer: OpenLayer) {
        guard uncounted > Self.rowsNamed else { return }
        messages.append(
            Message(
                .warning, "not_counted",
                "\(uncounted - Self.rowsNamed) more rows of \(layer.layer.name) are not counted"))
    }
}
