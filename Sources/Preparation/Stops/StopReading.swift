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
        var faults = RowFaults(rows.layer, named: [spec.fields?.sequence, spec.fields?.service], diagnostics)
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            do throws(RowFault) {
                let stop = try StopRow(row.values, columns)
                add(stop, row.place, spec, attributes: kept.row(stop.kept, at: places), mark, rows)
            } catch {
                faults.add(error, row: row.id)
            }
        }
        faults.finish()
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
}

extension StopSourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}

extension Bearing {
    init(_ spec: BearingSpec) { self.init(degrees: spec.degrees, tolerance: spec.tolerance) }
}
