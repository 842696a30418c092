import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what facilities have.
typealias FacilityColumns = RowFields<FacilityRole>

/// What a field is for that a facility has.
enum FacilityRole: CaseIterable {
    case id, name, breaks, cost, curbApproach, bearing, bearingTolerance
}

extension RowFields<FacilityRole> {
    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: FacilityFieldsSpec, of layer: OpenLayer) {
        self.init(
            [
                .id: spec.id, .name: spec.name, .breaks: spec.breaks, .cost: spec.cost,
                .curbApproach: spec.curbApproach, .bearing: spec.bearing, .bearingTolerance: spec.bearingTolerance,
            ], keep: spec.keep, of: layer)
    }

    /// The fields that have Network Analyst's names.
    ///
    /// - Parameter impedance: nil where the job names a cost that there is not.
    init(recognisedIn layer: Layer, _ impedance: Impedance?) {
        let fields = NetworkAnalystFields(layer: layer)
        self.init([
            .id: fields.objectID, .name: fields.field("Name"), .breaks: impedance.flatMap(fields.breaks),
            .cost: impedance.flatMap(fields.cost), .curbApproach: fields.field("CurbApproach"),
            .bearing: fields.field("Bearing"), .bearingTolerance: fields.field("BearingTol"),
        ])
    }

    /// What is said of fields that have no effect: breaks and costs of anything but the impedance, which Network Analyst
    /// does not look at either.
    func remarks(on layer: Layer, _ impedance: Impedance) -> [Message] {
        let fields = NetworkAnalystFields(layer: layer)
        let used = [self[.breaks], self[.cost]].compactMap(\.self)
        return fields.messages(besides: used, beginningWith: "Breaks_", "Attr_") { _ in
            "the impedance is \(impedance.name)"
        } + fields.latencyMessages
            + fields.messages(about: self[.bearingTolerance], without: self[.bearing], named: "Bearing")
    }
}
