import FeatureSources
import JobSpec

/// Which fields of a layer hold what polygon barriers have.
struct BarrierColumns {
    private(set) var id: LayerField?
    private(set) var name: LayerField?
    private(set) var effect: LayerField?
    private(set) var kept: [LayerField] = []

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: PolygonBarrierFieldsSpec, of layer: OpenLayer) {
        let named = [spec.id, spec.name, spec.effect]
        let found = named.map { $0.flatMap(layer.field) }
        let kept = layer.fields(spec.keep)
        guard zip(named, found).allSatisfy({ $0 == nil || $1 != nil }), let kept else { return nil }
        (id, name, effect) = (found[0], found[1], found[2])
        self.kept = kept
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer) {
        let fields = NetworkAnalystFields(layer: layer)
        name = fields.field("Name")
        effect = fields.field("BarrierType")
    }

    /// The fields to be read: those there are of id, name and effect, then the kept ones.
    var all: [LayerField] { [id, name, effect].compactMap { $0 } + kept }
}
