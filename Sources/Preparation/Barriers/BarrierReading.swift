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
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening) else { return }
        guard let columns = columns(spec, rows.layer) else {
            rows.reportMistakes(spec.selection)
            return
        }
        let places = kept.add(columns.fields.kept, of: rows.layer.layer.name)
        // A barrier that were left out would let routes through what it closes.
        var faults = RowFaults(rows.layer, named: spec.fields?.checked ?? [], code: "bad_barrier", diagnostics)
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            var check = RowCheck()
            let barrier = BarrierRow(row.values, columns, loads.impedance, &check)
            let kind = barrier.kind ?? Barrier.Kind(spec.effect.kind)
            if shapes.geometry == .point, kind == .scaledCost {
                check.add(RowFault(field: columns.fields[.effect]?.name, reason: "a point scales no cost"))
            }
            let full = check.faults.isEmpty ? check.value(try loads.load(barrier, as: kind, over: load)) : nil
            let shape = check.value(try shapes.shape(of: row, barrier, spec, rows))
            guard let full, let (shape, note) = shape, check.faults.isEmpty else {
                faults.add(check.faults, row: row.id)
                continue
            }
            if let note { warn("invalid_polygon", row, rows.layer, note) }
            add(
                Barrier(
                    id: barrier.id, name: barrier.name ?? barrier.id ?? "Barrier \(count)", shape: shape, kind: kind,
                    load: full, attributes: kept.row(barrier.kept, at: places)),
                at: spec.selection.source.mark, isGeographic: rows.isGeographic)
        }
        faults.finish()
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
        let areRestrictions = spec.effect.kind == .restriction && columns.fields[.effect] == nil
        messages += columns.remarks(on: layer.layer, areRestrictions: areRestrictions)
        return columns
    }

    private mutating func warn(_ code: String, _ row: SelectedRow, _ layer: OpenLayer, _ text: String) {
        messages.append(Message(.warning, code, "row \(row.id) of \(layer.layer.name) \(text)"))
    }
}

extension BarrierFieldsSpec {
    /// The fields whose values may be wrong.
    fileprivate var checked: [Marked<String>?] { [effect, fullEdge, curbApproach, factor, cost] }
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
