import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what barriers have.
typealias BarrierColumns = RowFields<BarrierRole>

/// What a field is for that a barrier has.
enum BarrierRole: CaseIterable {
    case id, name, effect, fullEdge, curbApproach
    /// Of the factor where a barrier scales costs.
    case factor
    /// Of the amount where it adds to costs; may be the field of the factor, too.
    case cost
}

extension RowFields<BarrierRole> {
    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: BarrierFieldsSpec, of layer: OpenLayer) {
        self.init(
            [
                .id: spec.id, .name: spec.name, .effect: spec.effect, .fullEdge: spec.fullEdge,
                .curbApproach: spec.curbApproach, .factor: spec.factor, .cost: spec.cost,
            ], keep: spec.keep, of: layer)
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer, _ impedance: Impedance) {
        let fields = NetworkAnalystFields(layer: layer)
        self.init([
            .name: fields.field("Name"), .effect: fields.field("BarrierType"), .fullEdge: fields.field("FullEdge"),
            .curbApproach: fields.field("CurbApproach"), .factor: fields.cost(impedance),
            .cost: fields.cost(impedance),
        ])
    }
}
