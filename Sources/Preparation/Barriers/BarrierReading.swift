import Analyses
import FeatureSources
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Turns the items of a job's lists of barriers into barriers: as they are written, and features of layers.
struct BarrierReading {
    let opening: LayerOpening
    let loads: BarrierLoads
    let diagnostics: Diagnostics
    private(set) var barriers: [Barrier] = []
    private(set) var writtenPlaces: [WrittenPlace] = []
    private(set) var messages: [Message] = []
    private(set) var kept = KeptFields(in: BarrierReport.table)
    private var count = 0

    init(_ spec: BarriersSpec, loads: BarrierLoads, opening: LayerOpening, _ diagnostics: Diagnostics) {
        self.opening = opening
        self.loads = loads
        self.diagnostics = diagnostics
        for (items, geometry) in [
            (spec.points, BarrierGeometry.point), (spec.lines, .line), (spec.polygons, .polygon),
        ] {
            for item in items {
                switch item {
                case .place(let barrier): read(barrier, BarrierShapes(geometry: geometry))
                case .source(let source): read(source, BarrierShapes(geometry: geometry))
                }
            }
        }
    }

    private mutating func read(_ spec: BarrierSpec, _ shapes: BarrierShapes) {
        count += 1
        let load = loads.load(spec.effect)
        guard let shape = shapes.shape(spec, opening.places) else { return }
        let name = spec.name?.value ?? spec.id?.value ?? "Barrier \(count)"
        add(
            Barrier(id: spec.id?.value, name: name, shape: shape, kind: Barrier.Kind(spec.effect.kind), load: load),
            at: spec.place.mark, isGeographic: opening.places.isWGS84)
    }

    private mutating func read(_ spec: BarrierSourceSpec, _ shapes: BarrierShapes) {
        let load = loads.load(spec.effect)
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening),
            let columns = columns(spec, rows.layer)
        else { return }
        let places = kept.add(columns.fields.kept, of: rows.layer.layer.name)
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            do {
                let barrier = try BarrierRow(row.values, columns, loads.impedance)
                let (shape, note) = try shapes.shape(of: row, barrier, spec, rows)
                if let note { warn("invalid_polygon", row, rows.layer, note) }
                let kind = barrier.kind ?? Barrier.Kind(spec.effect.kind)
                add(
                    Barrier(
                        id: barrier.id, name: barrier.name ?? barrier.id ?? "Barrier \(count)", shape: shape,
                        kind: kind,
                        load: try loads.load(barrier, as: kind, over: load),
                        attributes: kept.row(barrier.kept, at: places)),
                    at: spec.selection.source.mark, isGeographic: rows.isGeographic)
            } catch {
                let mark = error is BarrierRow.Fault ? spec.fields?.mark : spec.buffer?.mark
                report("\(error)", row.id, rows.layer, at: mark)
            }
        }
        messages += rows.messages
    }

    /// Keeps a corner of each barrier, to see whether its numbers are swapped.
    private mutating func add(_ barrier: Barrier, at mark: Mark, isGeographic: Bool) {
        barriers.append(barrier)
        guard isGeographic, let corner = barrier.shape.corner else { return }
        let isCorner = if case .point = barrier.shape { false } else { true }
        writtenPlaces.append(WrittenPlace(name: barrier.name, coordinate: corner, mark: mark, isCorner: isCorner))
    }

    private mutating func columns(_ spec: BarrierSourceSpec, _ layer: OpenLayer) -> BarrierColumns? {
        if let fields = spec.fields { return BarrierColumns(fields, of: layer) }
        let columns = BarrierColumns(recognisedIn: layer.layer, loads.impedance, loads.told)
        guard spec.effect.kind != .restriction || columns.fields[.effect] != nil else { return columns }
        messages += NetworkAnalystFields(layer: layer.layer)
            .messages(about: columns.unused(of: layer.layer), since: "the job does not tell its cost")
        return columns
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

extension BarrierSourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}

extension Barrier.Kind {
    init(_ kind: BarrierEffectSpec.Kind) {
        switch kind {
        case .restriction: self = .restriction
        case .scaledCost: self = .scaledCost
        case .addedCost: self = .addedCost
        }
    }
}
