import Analyses
import FeatureSources
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Turns the items of a job's list of facilities into facilities: places as they are written, and features of layers.
struct FacilityReading {
    private let opening: LayerOpening
    private let amounts: ImpedanceAmounts
    /// Whether facilities need no breaks of their own.
    private let jobHasBreaks: Bool
    private let diagnostics: Diagnostics
    private(set) var facilities: [ServiceAreaParameters.Facility] = []
    /// Features that have no place.
    private(set) var unlocated: [ServiceAreaParameters.Unlocated] = []
    private(set) var writtenPlaces: [WrittenPlace] = []
    private(set) var messages: [Message] = []
    private(set) var kept: KeptFields
    private var count = 0

    /// - Parameter tables: those that the kept fields stand in.
    init(
        _ specs: [FacilityItemSpec], jobHasBreaks: Bool, amounts: ImpedanceAmounts, opening: LayerOpening,
        tables: [Table], _ diagnostics: Diagnostics
    ) {
        self.opening = opening
        self.amounts = amounts
        self.jobHasBreaks = jobHasBreaks
        self.diagnostics = diagnostics
        kept = KeptFields(in: tables)
        for spec in specs {
            switch spec {
            case .place(let facility): read(facility)
            case .source(let source): read(source)
            }
        }
    }

    private mutating func read(_ spec: FacilitySpec) {
        count += 1
        let name = spec.name?.value ?? spec.id?.value ?? "Facility \(count)"
        let travel = FacilityTravel(spec.travel, of: name, amounts)
        if let message = travel.message { messages.append(message) }
        if !jobHasBreaks, spec.travel.breaks == nil { reportNoBreaks("\(name) has", at: spec.mark) }
        guard let place = opening.places.point(spec.place) else { return }
        if opening.places.isWGS84 {
            writtenPlaces.append(WrittenPlace(name: name, coordinate: place, mark: spec.place.mark))
        }
        facilities.append(
            ServiceAreaParameters.Facility(
                id: spec.id?.value, name: name, place: place, cost: travel.cost, breaks: travel.breaks,
                curbApproach: travel.curbApproach, bearing: travel.bearing))
    }

    private mutating func read(_ spec: FacilitySourceSpec) {
        guard let rows = SelectedRows(spec.selection, places: spec.placeFields, opening: opening) else { return }
        let layer = rows.layer.layer
        let travel = FacilityTravel(spec.travel, of: "the facilities of \(layer.name)", amounts)
        if let message = travel.message { messages.append(message) }
        guard let columns = columns(spec, rows.layer) else {
            rows.reportMistakes(spec.selection)
            return
        }
        var reading = FacilityRemarks(layer: layer.name)
        var faults = RowFaults(rows.layer, named: spec.fields?.checked ?? [], diagnostics)
        let places = kept.add(columns.kept, of: layer.name)
        for row in rows.read(columns.all, spec.selection) {
            count += 1
            var check = RowCheck()
            let facility = FacilityRow(row.values, columns, amounts.impedance, &check)
            guard check.faults.isEmpty else {
                faults.add(check.faults, row: row.id)
                continue
            }
            let name = facility.name ?? facility.id ?? "Facility \(count)"
            reading.note(facility, name, hasBreaks: jobHasBreaks || spec.travel.breaks != nil)
            add(facility, name, row.place, travel, attributes: kept.row(facility.kept, at: places), spec, rows)
        }
        faults.finish()
        if let names = reading.namesWithoutBreaks {
            reportNoBreaks(names, at: spec.fields?.breaks?.mark ?? spec.selection.source.mark)
        }
        messages += rows.messages + reading.messages
    }

    private mutating func add(
        _ row: FacilityRow, _ name: String, _ place: SelectedRow.Place, _ travel: FacilityTravel, attributes: [Value],
        _ spec: FacilitySourceSpec, _ rows: SelectedRows
    ) {
        guard case .point(let coordinate) = place else {
            messages.append(
                Message(.warning, "no_place", "\(name) is not located: \(place.whyNoPoint ?? "it has no geometry")"))
            unlocated.append(
                ServiceAreaParameters.Unlocated(
                    id: row.id, name: name, place: nil, status: .notLocated, attributes: attributes))
            return
        }
        if rows.isGeographic {
            writtenPlaces.append(WrittenPlace(name: name, coordinate: coordinate, mark: spec.selection.source.mark))
        }
        facilities.append(
            ServiceAreaParameters.Facility(
                id: row.id, name: name, place: coordinate, cost: row.cost ?? travel.cost,
                breaks: row.breaks ?? travel.breaks, curbApproach: row.curbApproach ?? travel.curbApproach,
                bearing: row.bearing ?? travel.bearing, attributes: attributes))
    }

    private mutating func columns(_ spec: FacilitySourceSpec, _ layer: OpenLayer) -> FacilityColumns? {
        if let fields = spec.fields { return FacilityColumns(fields, of: layer) }
        let columns = FacilityColumns(recognisedIn: layer.layer, amounts.impedance)
        if let impedance = amounts.impedance { messages += columns.remarks(on: layer.layer, impedance) }
        return columns
    }

    private func reportNoBreaks(_ subject: String, at mark: Mark) {
        diagnostics.error(
            "no_breaks", at: mark, "\(subject) no breaks, and neither has the job",
            help: "give the job some, such as 'breaks: [5 min, 10 min]', or each facility its own")
    }
}

extension FacilityFieldsSpec {
    /// The fields whose values may be wrong.
    fileprivate var checked: [Marked<String>?] { [breaks, cost, curbApproach, bearing, bearingTolerance] }
}

extension FacilitySourceSpec {
    var placeFields: PlaceFieldNames { PlaceFieldNames(x: fields?.x, y: fields?.y, wkt: fields?.wkt) }
}
