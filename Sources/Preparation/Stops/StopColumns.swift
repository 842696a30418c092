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
    private(set) var curbApproach: LayerField?
    private(set) var bearing: LayerField?
    private(set) var bearingTolerance: LayerField?
    private(set) var kept: [LayerField] = []

    /// Fields of Network Analyst that mean something to it and nothing here.
    static let unused = ["TimeWindowStart", "TimeWindowEnd", "LocationType"]

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: StopFieldsSpec, of layer: OpenLayer) {
        let named = [
            spec.id, spec.name, spec.route, spec.sequence, spec.service, spec.curbApproach, spec.bearing,
            spec.bearingTolerance,
        ]
        let found = named.map { $0.flatMap(layer.field) }
        let kept = layer.fields(spec.keep)
        guard zip(named, found).allSatisfy({ $0 == nil || $1 != nil }), let kept else { return nil }
        (id, name, route, sequence, service) = (found[0], found[1], found[2], found[3], found[4])
        (curbApproach, bearing, bearingTolerance) = (found[5], found[6], found[7])
        self.kept = kept
    }

    /// The fields that have Network Analyst's names.
    init(recognisedIn layer: Layer) {
        let fields = NetworkAnalystFields(layer: layer)
        name = fields.field("Name")
        route = fields.field("RouteName")
        sequence = fields.field("Sequence")
        service = fields.cost(.time)
        curbApproach = fields.field("CurbApproach")
        bearing = fields.field("Bearing")
        bearingTolerance = fields.field("BearingTol")
    }

    /// The fields to be read: those there are, in the order of their declaration, then the kept ones.
    var all: [LayerField] {
        [id, name, route, sequence, service, curbApproach, bearing, bearingTolerance].compactMap { $0 } + kept
    }
}
