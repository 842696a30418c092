import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what stops have.
struct StopColumns {
    /// A field of what is spent at stops.
    struct CostField {
        /// The cost's place among those that the job reports.
        let place: Int
        let field: LayerField
    }

    private let fields: RowFields<StopRole>
    let costs: [CostField]
    /// Whether the fields are known by their names, and no job has named them.
    let areRecognised: Bool

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: StopFieldsSpec, of layer: OpenLayer, _ visits: StopVisits) {
        let found = RowFields<StopRole>(
            [
                .id: spec.id, .name: spec.name, .route: spec.route, .sequence: spec.sequence, .type: spec.type,
                .service: spec.service, .windowStart: spec.timeWindowStart, .windowEnd: spec.timeWindowEnd,
                .curbApproach: spec.curbApproach, .bearing: spec.bearing, .bearingTolerance: spec.bearingTolerance,
            ], keep: spec.keep, of: layer)
        costs = spec.costs.entries.compactMap { entry in
            guard let place = visits.reported(entry.name), let field = layer.field(entry.value) else { return nil }
            return CostField(place: place, field: field)
        }
        guard let found, costs.count == spec.costs.entries.count else { return nil }
        (fields, areRecognised) = (found, false)
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer, _ visits: StopVisits) {
        let found = NetworkAnalystFields(layer: layer)
        let window = found.windowEnds
        areRecognised = true
        fields = RowFields([
            .id: found.objectID, .name: found.field("Name"), .route: found.field("RouteName"),
            .sequence: found.field("Sequence"),
            .type: found.field("LocationType"), .service: found.cost(.time),
            .windowStart: window.start, .windowEnd: window.end,
            .curbApproach: found.field("CurbApproach"), .bearing: found.field("Bearing"),
            .bearingTolerance: found.field("BearingTol"),
        ])
        costs = visits.reportedCosts.enumerated().compactMap { place, name in
            found.cost(.attribute(name)).map { CostField(place: place, field: $0) }
        }
    }

    /// What is said of fields that have no effect.
    ///
    /// - Parameter usesTimeWindows: whether time windows could count at all.
    func remarks(on layer: Layer, usesTimeWindows: Bool) -> [Message] {
        let known = NetworkAnalystFields(layer: layer)
        let used = [fields[.service]].compactMap(\.self) + costs.map(\.field)
        return known.messages(besides: used, beginningWith: "Attr_") { cost in
            cost == "length"
                ? "no length is spent at a stop" : "the job does not tell its cost"
        } + known.latencyMessages + (usesTimeWindows ? remarksOnHalfWindows(known) : [])
            + known.messages(about: fields[.bearingTolerance], without: fields[.bearing], named: "Bearing")
    }

    private func remarksOnHalfWindows(_ known: NetworkAnalystFields) -> [Message] {
        known.messages(about: fields[.windowStart], without: fields[.windowEnd], named: "TimeWindowEnd")
            + known.messages(about: fields[.windowEnd], without: fields[.windowStart], named: "TimeWindowStart")
    }

    /// What is said where waypoints have a time, which they cannot spend.
    func remarkOnWaypoints(of layer: Layer) -> [Message] {
        [fields[.service]].compactMap(\.self).map {
            NetworkAnalystFields(layer: layer).message(
                about: $0, on: "waypoints", since: "they are passed without stopping")
        }
    }

    subscript(role: StopRole) -> LayerField? { fields[role] }

    /// The fields that are carried into the outputs.
    var kept: [LayerField] { fields.kept }

    /// The fields to be read.
    var all: [LayerField] { costs.map(\.field) + fields.all }

    /// The values of a row, by what they are for.
    ///
    /// - Parameter values: of the fields of `all`.
    func parted(
        _ values: [FieldValue]
    ) -> (own: [StopRole: FieldValue], costs: [FieldValue], kept: [FieldValue]) {
        let (own, kept) = fields.parted(Array(values.dropFirst(costs.count)))
        return (own, Array(values.prefix(costs.count)), kept)
    }
}

/// What a field is for that a stop has.
enum StopRole: CaseIterable {
    case id, name, route, sequence, type, service, windowStart, windowEnd, curbApproach, bearing, bearingTolerance
}
