import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what stops have.
struct StopColumns {
    private(set) var id: LayerField?
    private(set) var name: LayerField?
    private(set) var route: LayerField?
    private(set) var sequence: LayerField?
    private(set) var service: LayerField?
    private(set) var kept: [LayerField] = []

    /// Fields of Network Analyst that mean something to it and nothing here.
    static let unused = ["TimeWindowStart", "TimeWindowEnd", "CurbApproach", "Bearing", "LocationType"]

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: StopFieldsSpec, of layer: OpenLayer) {
        let named = [spec.id, spec.name, spec.route, spec.sequence, spec.service]
        let found = named.map { $0.flatMap(layer.field) }
        let kept = layer.fields(spec.keep)
        guard zip(named, found).allSatisfy({ $0 == nil || $1 != nil }), let kept else { return nil }
        (id, name, route, sequence, service) = (found[0], found[1], found[2], found[3], found[4])
        self.kept = kept
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer) {
        let fields = NetworkAnalystFields(layer: layer)
        name = fields.field("Name")
        route = fields.field("RouteName")
        sequence = fields.field("Sequence")
        service = fields.cost(.time)
    }

    /// The fields to be read: those there are of id, name, route, sequence and service, then the kept ones.
    var all: [LayerField] { [id, name, route, sequence, service].compactMap { $0 } + kept }
}
