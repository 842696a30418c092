import Analyses
import FeatureSources
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Turns the items of a job's list of stops into stops: places as they are written, and features of layers.
struct StopReading {
    let opening: LayerOpening
    let visits: StopVisits
    let diagnostics: Diagnostics
    private(set) var items: [StopGrouping.Item] = []
    /// Features that have no place.
    private(set) var unvisited: [UnvisitedStop] = []
    /// Why the first of these has none.
    private var firstReason: String?
    private(set) var writtenPlaces: [WrittenPlace] = []
    private(set) var messages: [Message] = []
    private(set) var kept: KeptFields
    private var count = 0

    /// - Parameter withGeometry: whether tables of CSV have a column of geometries.
    init(
        _ specs: [StopItemSpec], opening: LayerOpening, visits: StopVisits, withGeometry: Bool,
        _ diagnostics: Diagnostics
    ) {
        self.opening = opening
        self.visits = visits
        let table = RouteTables.stops(with: visits.reportedCosts)
        kept = KeptFields(in: withGeometry ? table.adding([GeometryText.column]) : table)
        self.diagnostics = diagnostics
        for spec in specs {
            switch spec {
            case .place(let stop): read(stop)
            case .source(let source): read(source)
            }
        }
    }

    /// Reports that there is no route, where no stop has a place.
    ///
    /// - Parameter mark: of the list.
    func reportNoPlaces(at mark: Mark) {
        guard items.isEmpty, let firstReason, !diagnostics.hasErrors else { return }
        let subject =
            unvisited.count == 1 ? "the only stop has no place" : "none of the \(unvisited.count) stops has a place"
        diagnostics.error("no_geometry", at: mark, "\(subject): \(firstReason)")
    }

    private mutating func read(_ spec: StopSpec) {
        count += 1
        guard let place = opening.places.point(spec.place) else { return }
        let name = spec.name?.value ?? spec.id?.value ?? "Stop \(count)"
        let visit = spec.visit
        let window = visits.window(visit.timeWindow)
        messages += window?.messages(of: name) ?? []
        let stop = RouteStop(
            id: spec.id?.value, name: name, place: place, type: visit.type, service: visit.service.milliseconds,
            costs: visits.costs(visit.costs), window: window?.window,
            curbApproach: visit.curbApproach?.value ?? .either, bearing: visit.bearing.map(Bearing.init))
        if opening.places.isWGS84 {
            writtenPlaces.append(WrittenPlace(name: name, coordinate: place, mark: spec.place.mark))
        }
        items.append(
            StopGrouping.Item(
                route: visit.route?.value, sequence: spec.sequence, hasBadSequence: spec.hasBadSequence, stop: stop))
    }

    private mutating func read(_ spec: StopSourceSpec) {
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening) else { return }
        guard let columns = columns(spec, rows.layer) else {
            rows.reportMistakes(spec.selection)
            return
        }
        let places = kept.add(columns.kept, of: rows.layer.layer.name)
        let clock = clock(for: columns, spec, rows.layer)
        let common = CommonStop(spec.visit, visits, sequenceMark: spec.fields?.sequence?.mark, rows)
        messages += common.window?.messages(of: "stops of \(rows.layer.layer.name)") ?? []
        var faults = RowFaults(rows.layer, named: spec.fields?.checked ?? [], diagnostics)
        var hasIdleService = false
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            var check = RowCheck()
            let stop = StopRow(row.values, columns, common: spec.visit.type, clock: clock, &check)
            guard check.faults.isEmpty else {
                faults.add(check.faults, row: row.id)
                continue
            }
            hasIdleService = hasIdleService || stop.hasIdleService
            add(stop, row.place, common, attributes: kept.row(stop.kept, at: places))
        }
        faults.finish()
        if hasIdleService { messages += columns.remarkOnWaypoints(of: rows.layer.layer) }
        messages += rows.messages
    }

    private mutating func add(
        _ row: StopRow, _ place: SelectedRow.Place, _ common: CommonStop, attributes: [Value]
    ) {
        let name = row.name ?? row.id ?? "Stop \(count)"
        guard case .point(let coordinate) = place else {
            let sentence = "\(name) is not located: \(place.whyNoPoint ?? "it has no geometry")"
            firstReason = firstReason ?? sentence
            messages.append(Message(.warning, "no_place", sentence))
            unvisited.append(
                UnvisitedStop(
                    id: row.id, name: name, place: nil, type: row.type ?? common.spec.type, status: .notLocated,
                    attributes: attributes, route: row.route ?? common.spec.route?.value))
            return
        }
        messages += row.window?.messages(of: name) ?? []
        if common.isGeographic {
            writtenPlaces.append(WrittenPlace(name: name, coordinate: coordinate, mark: common.sourceMark))
        }
        items.append(common.item(row, name: name, at: coordinate, attributes: attributes))
    }

    private mutating func columns(_ spec: StopSourceSpec, _ layer: OpenLayer) -> StopColumns? {
        if let fields = spec.fields { return StopColumns(fields, of: layer, visits) }
        let columns = StopColumns(recognisedIn: layer.layer, visits)
        messages += columns.remarks(on: layer.layer, usesTimeWindows: visits.usesTimeWindows)
        return columns
    }

    /// The clock by which time windows in fields count; nil where they do not.
    private mutating func clock(for columns: StopColumns, _ spec: StopSourceSpec, _ layer: OpenLayer) -> RouteClock? {
        guard visits.usesTimeWindows, let opens = columns[.windowStart], columns[.windowEnd] != nil else { return nil }
        if let clock = visits.clock { return clock }
        if let named = spec.fields?.timeWindowStart {
            visits.reportMissingStart(at: named.mark)
        } else {
            messages.append(
                Message(
                    .warning, "unused_field",
                    "the time windows of \(layer.layer.name), in \(opens.name), do not count: the job has no start_time"
                ))
        }
        return nil
    }
}

extension StopSourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}

extension StopFieldsSpec {
    /// The fields whose values may be wrong.
    fileprivate var checked: [Marked<String>?] {
        [sequence, type, service, timeWindowStart, timeWindowEnd, curbApproach, bearing, bearingTolerance]
            + costs.entries.map(\.value)
    }
}

extension Bearing {
    init(_ spec: BearingSpec) { self.init(degrees: spec.degrees, tolerance: spec.tolerance) }
}
