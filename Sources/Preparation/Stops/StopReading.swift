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
    let diagnostics: Diagnostics
    private(set) var items: [StopGrouping.Item] = []
    /// Features that have no place.
    private(set) var unvisited: [UnvisitedStop] = []
    private(set) var writtenPlaces: [WrittenPlace] = []
    private(set) var messages: [Message] = []
    private(set) var kept = KeptFields(in: RouteTables.stops)
    private var count = 0

    init(_ specs: [StopItemSpec], opening: LayerOpening, _ diagnostics: Diagnostics) {
        self.opening = opening
        self.diagnostics = diagnostics
        for spec in specs {
            switch spec {
            case .place(let stop): read(stop)
            case .source(let source): read(source)
            }
        }
    }

    /// How many rows of a layer with wrong values are named.
    private static let faultsNamed = 20

    private mutating func read(_ spec: StopSpec) {
        count += 1
        guard let place = opening.places.point(spec.place) else { return }
        let name = spec.name?.value ?? spec.id?.value ?? "Stop \(count)"
        let stop = RouteStop(
            id: spec.id?.value, name: name, place: place, service: spec.service.milliseconds,
            curbApproach: spec.curbApproach?.value ?? .either, bearing: spec.bearing.map(Bearing.init))
        if opening.places.isWGS84 {
            writtenPlaces.append(WrittenPlace(name: name, coordinate: place, mark: spec.place.mark))
        }
        items.append(StopGrouping.Item(route: spec.route?.value, sequence: spec.sequence, stop: stop))
    }

    private mutating func read(_ spec: StopSourceSpec) {
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening) else { return }
        guard let columns = columns(spec, rows.layer) else { return }
        let places = kept.add(columns.kept, of: rows.layer.layer.name)
        let mark = spec.fields?.sequence?.mark ?? spec.selection.source.mark
        var faults = 0
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            do throws(StopRow.Fault) {
                let stop = try StopRow(row.values, columns)
                add(stop, row.place, spec, attributes: kept.row(stop.kept, at: places), mark, rows)
            } catch {
                faults += 1
                if faults <= Self.faultsNamed { reportFault(error, row: row.id, of: rows.layer, spec) }
            }
        }
        if faults > Self.faultsNamed {
            diagnostics.error(
                "bad_field_value", at: spec.selection.source.mark,
                "\(faults - Self.faultsNamed) more rows of '\(rows.layer.layer.name)' have such values")
        }
        messages += rows.messages
    }

    private mutating func add(
        _ row: StopRow, _ place: SelectedRow.Place, _ spec: StopSourceSpec, attributes: [Value], _ sequenceMark: Mark,
        _ rows: SelectedRows
    ) {
        let name = row.name ?? row.id ?? "Stop \(count)"
        guard case .point(let coordinate) = place else {
            messages.append(
                Message(.warning, "no_place", "\(name) is not located: \(place.whyNoPoint ?? "it has no geometry")"))
            unvisited.append(
                UnvisitedStop(id: row.id, name: name, place: nil, status: .notLocated, attributes: attributes))
            return
        }
        if rows.isGeographic {
            writtenPlaces.append(
                WrittenPlace(name: name, coordinate: coordinate, mark: spec.selection.source.mark))
        }
        let stop = RouteStop(
            id: row.id, name: name, place: coordinate, service: row.service ?? spec.service.milliseconds,
            curbApproach: row.curbApproach ?? spec.curbApproach?.value ?? .either,
            bearing: row.bearing ?? spec.bearing.map(Bearing.init), attributes: attributes)
        items.append(
            StopGrouping.Item(
                route: row.route ?? spec.route?.value, sequence: row.sequence.map { Marked($0, at: sequenceMark) },
                stop: stop))
    }

    private mutating func columns(_ spec: StopSourceSpec, _ layer: OpenLayer) -> StopColumns? {
        if let fields = spec.fields { return StopColumns(fields, of: layer) }
        for field in NetworkAnalystFields(layer: layer.layer).present(StopColumns.unused) {
            messages.append(
                Message(
                    .warning, "unused_field",
                    "the field \(field.name) of \(layer.layer.name) has no effect in this version"))
        }
        return StopColumns(recognisedIn: layer.layer)
    }

    private func reportFault(_ fault: StopRow.Fault, row: Int64, of layer: OpenLayer, _ spec: StopSourceSpec) {
        let named = [spec.fields?.sequence, spec.fields?.service].compactMap { $0 }
        let mark = named.first { $0.value.lowercased() == fault.field.lowercased() }?.mark
        diagnostics.error(
            "bad_field_value", at: mark ?? spec.selection.source.mark,
            "row \(row) of '\(layer.layer.name)', field \(fault.field): \(fault.reason)")
    }
}

extension StopSourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}

extension Bearing {
    init(_ spec: BearingSpec) { self.init(degrees: spec.degrees, tolerance: spec.tolerance) }
}
