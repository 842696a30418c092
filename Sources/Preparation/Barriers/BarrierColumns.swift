import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what barriers have.
struct BarrierColumns {
    private(set) var id: LayerField?
    private(set) var name: LayerField?
    private(set) var effect: LayerField?
    private(set) var fullEdge: LayerField?
    private(set) var curbApproach: LayerField?
    /// Of the factor where a barrier scales costs.
    private(set) var factor: LayerField?
    /// Of the amount where it adds to costs; may be that of the factor, too.
    private(set) var cost: LayerField?
    private(set) var kept: [LayerField] = []

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: BarrierFieldsSpec, of layer: OpenLayer) {
        let named = [spec.id, spec.name, spec.effect, spec.fullEdge, spec.curbApproach, spec.factor, spec.cost]
        let found = named.map { $0.flatMap(layer.field) }
        let kept = layer.fields(spec.keep)
        guard zip(named, found).allSatisfy({ $0 == nil || $1 != nil }), let kept else { return nil }
        (id, name, effect, fullEdge) = (found[0], found[1], found[2], found[3])
        (curbApproach, factor, cost) = (found[4], found[5], found[6])
        self.kept = kept
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer, _ impedance: Impedance) {
        let fields = NetworkAnalystFields(layer: layer)
        name = fields.field("Name")
        effect = fields.field("BarrierType")
        fullEdge = fields.field("FullEdge")
        curbApproach = fields.field("CurbApproach")
        factor = fields.cost(impedance)
        cost = factor
    }

    private var single: [LayerField?] { [id, name, effect, fullEdge, curbApproach, factor, cost] }

    /// The fields to be read: those there are, in the order of their declaration, then the kept ones.
    var all: [LayerField] { single.compactMap { $0 } + kept }

    /// The values of a row by what they are for, in the order of the single fields, and then those kept.
    func parted(_ values: [FieldValue]) -> (single: [FieldValue], kept: [FieldValue]) {
        var rest = values[...]
        let own = single.map { field in field.flatMap { _ in rest.popFirst() } ?? .null }
        return (own, Array(rest.prefix(kept.count)))
    }
}
