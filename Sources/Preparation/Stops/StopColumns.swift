import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what stops have.
typealias StopColumns = RowFields<StopRole>

/// What a field is for that a stop has.
enum StopRole: CaseIterable {
    case id, name, route, sequence, service, curbApproach, bearing, bearingTolerance
}

extension RowFields<StopRole> {
    /// Fields of Network Analyst that mean something to it and nothing here.
    static var unused: [String] { ["TimeWindowStart", "TimeWindowEnd", "LocationType"] }

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: StopFieldsSpec, of layer: OpenLayer) {
        self.init(
            [
                .id: spec.id, .name: spec.name, .route: spec.route, .sequence: spec.sequence, .service: spec.service,
                .curbApproach: spec.curbApproach, .bearing: spec.bearing, .bearingTolerance: spec.bearingTolerance,
            ], keep: spec.keep, of: layer)
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer) {
        let fields = NetworkAnalystFields(layer: layer)
        self.init([
            .name: fields.field("Name"), .route: fields.field("RouteName"), .sequence: fields.field("Sequence"),
            .service: fields.cost(.time), .curbApproach: fields.field("CurbApproach"),
            .bearing: fields.field("Bearing"), .bearingTolerance: fields.field("BearingTol"),
        ])
    }
}
