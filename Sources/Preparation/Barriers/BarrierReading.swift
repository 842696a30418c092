import Analyses
import FeatureSources
import Geometry
import JobSpec
import Results
import Vocabulary

/// Turns the items of a job's list of polygon barriers into areas: as they are written, and features of layers.
struct BarrierReading {
    let opening: LayerOpening
    let diagnostics: Diagnostics
    private(set) var barriers: [AreaBarrier] = []
    private(set) var writtenPlaces: [WrittenPlace] = []
    private(set) var messages: [Message] = []
    private(set) var kept = KeptFields(in: BarrierReport.table)
    private var count = 0

    init(_ specs: [PolygonBarrierItemSpec], opening: LayerOpening, _ diagnostics: Diagnostics) {
        self.opening = opening
        self.diagnostics = diagnostics
        for spec in specs {
            switch spec {
            case .place(let barrier): read(barrier)
            case .source(let source): read(source)
            }
        }
    }

    private mutating func read(_ spec: PolygonBarrierSpec) {
        count += 1
        guard let polygons = opening.places.area(spec.place, buffer: spec.buffer) else { return }
        let name = spec.name?.value ?? spec.id?.value ?? "Barrier \(count)"
        add(
            AreaBarrier(id: spec.id?.value, name: name, polygons: polygons), at: spec.place.mark,
            isGeographic: opening.places.isWGS84)
    }

    private mutating func read(_ spec: PolygonBarrierSourceSpec) {
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening),
            let columns = columns(spec, rows.layer)
        else { return }
        let places = kept.add(columns.kept, of: rows.layer.layer.name)
        let areas = BarrierArea(rows: rows, buffer: spec.buffer)
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            let barrier = BarrierRow(row.values, columns)
            if let fault = barrier.fault { report(fault, row.id, rows.layer, at: spec.fields?.effect?.mark) }
            do {
                let (polygons, note) = try areas.polygons(of: row)
                if let note { warn("invalid_polygon", row, rows.layer, note) }
                let name = barrier.name ?? barrier.id ?? "Barrier \(count)"
                let attributes = kept.row(barrier.kept, at: places)
                add(
                    AreaBarrier(id: barrier.id, name: name, polygons: polygons, attributes: attributes),
                    at: spec.selection.source.mark, isGeographic: rows.isGeographic)
            } catch {
                report("\(error)", row.id, rows.layer, at: spec.buffer?.mark)
            }
        }
        messages += rows.messages
    }

    /// Keeps a corner of each barrier, to see whether its numbers are swapped.
    private mutating func add(_ barrier: AreaBarrier, at mark: Mark, isGeographic: Bool) {
        barriers.append(barrier)
        guard isGeographic, let corner = barrier.polygons.first?.rings.first?.first else { return }
        writtenPlaces.append(WrittenPlace(name: barrier.name, coordinate: corner, mark: mark))
    }

    private mutating func columns(_ spec: PolygonBarrierSourceSpec, _ layer: OpenLayer) -> BarrierColumns? {
        if let fields = spec.fields { return BarrierColumns(fields, of: layer) }
        return BarrierColumns(recognisedIn: layer.layer)
    }

    private mutating func warn(_ code: String, _ row: SelectedRow, _ layer: OpenLayer, _ text: String) {
        messages.append(Message(.warning, code, "row \(row.id) of \(layer.layer.name) \(text)"))
    }

    /// A barrier that were left out would let routes through what it closes.
    private func report(_ reason: String, _ row: Int64, _ layer: OpenLayer, at mark: Mark?) {
        diagnostics.error(
            "bad_barrier", at: mark ?? layer.request.source.mark, "row \(row) of '\(layer.layer.name)': \(reason)")
    }
}

extension PolygonBarrierSourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}
