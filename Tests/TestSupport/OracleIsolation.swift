import UtilityNetwork

/// Isolation by its definition: sets of points and links that grow until nothing changes.
public struct OracleIsolation {
    public struct Element: Hashable {
        public let feature: Int
        public let terminal: Int?
        public let from: Double
        public let to: Double

        public init(feature: Int, terminal: Int?, from: Double, to: Double) {
            self.feature = feature
            self.terminal = terminal
            self.from = from
            self.to = to
        }
    }

    enum Unit: Hashable {
        case point(Int)
        case device(Int)
        case link(Int)
    }

    public internal(set) var status = IsolationResult.Status.isolable
    public internal(set) var isolating: Set<Element> = []
    public internal(set) var roles: [Element: TraceRole] = [:]
    public internal(set) var deadEnds: Set<Element> = []

    var graph: UtilityOracle
    let scene: PipeScene
    var blocked: Set<Unit> = []
    var filters: Set<Unit> = []
    var closedControllers: Set<Int> = []
    var startPoints: Set<Int> = []
    var startLinks: Set<Int> = []
    var zonePoints: Set<Int> = []
    var zoneLinks: Set<Int> = []

    /// - Parameter hasFilters: whether filter barriers count.
    public init(_ scene: PipeScene, hasFilters: Bool = true) {
        self.scene = scene
        graph = UtilityOracle(scene.draft)
        for barrier in scene.barriers {
            if let fraction = barrier.place.fraction { graph.cut(line: barrier.place.feature, at: fraction) }
        }
        collectBarriers()
        if !hasFilters { filters = [] }
        openStarts()
        growZone()
        judge()
    }

    /// The feature's points and ways, or the pieces of a line.
    func units(_ feature: Int) -> Set<Unit> {
        if graph.usage(feature).isJunction {
            return graph.configuration(feature) == nil ? [.point(graph.point(feature, 0))] : [.device(feature)]
        }
        return Set(pieces(feature).map { .link($0) })
    }

    func pieces(_ line: Int) -> [Int] {
        graph.links.indices.filter { if case .piece(line, _, _) = graph.links[$0].kind { true } else { false } }
    }

    func cutPoint(_ line: Int, _ fraction: Double) -> Int? {
        graph.cuts.first { $0.value.line == line && $0.value.fraction == fraction }?.key
    }

    func units(_ place: PipeScene.Place) -> Set<Unit> {
        if let fraction = place.fraction { return [.point(cutPoint(place.feature, fraction)!)] }
        guard let terminal = place.terminal, graph.usage(place.feature).isJunction else { return units(place.feature) }
        return [.point(graph.point(place.feature, terminal))]
    }

    func unit(_ link: Int) -> Unit {
        if case .way(let device) = graph.links[link].kind { .device(device) } else { .link(link) }
    }

    func isUsable(_ link: Int) -> Bool {
        !blocked.contains(unit(link)) && (graph.links[link].forward || graph.links[link].backward)
    }

    /// Whether a link is passed by what asks for controllers: ways through a controller's device lead to others.
    func isPassed(_ link: Int) -> Bool {
        guard isUsable(link), case .way = graph.links[link].kind else { return isUsable(link) }
        let ends = [graph.links[link].tail, graph.links[link].head]
        return !controllers.contains { ends.contains($0.point) }
    }

    /// Which ends supply may enter a link from, and where it then leaves.
    func directions(_ link: Int) -> [(from: Int, to: Int)] {
        let own = graph.links[link]
        let isSink = scene.draft.schema.domainNetworks[0].controllerType == .sink
        let both = [(own.tail, own.head, own.forward), (own.head, own.tail, own.backward)]
        return both.filter(\.2).map { isSink ? ($0.1, $0.0) : ($0.0, $0.1) }
    }

    /// The points of the controllers that count, and whether closing their device closes them.
    var controllers: [(point: Int, device: Int, isConditional: Bool)] {
        let isHierarchical = scene.draft.schema.domainNetworks[0].tierDefinition == .hierarchical
        return controllers { !isHierarchical || $0 == scene.configuration.tier }.map { point, device, _ in
            (point, device, filters.contains(.device(device)))
        }
    }

    /// The points of the open controllers of some tiers.
    func controllers(of isWanted: (String) -> Bool) -> [(point: Int, device: Int, tier: String)] {
        scene.draft.controllers.filter { isWanted($0.tier) }.compactMap { controller in
            let feature = graph.feature(controller.element)
            let terminal = controller.element.terminal.flatMap { graph.configuration(feature)?.terminal($0) } ?? 0
            let point = graph.point(feature, terminal)
            if closedControllers.contains(feature) || blocked.contains(.point(point)) { return nil }
            return (point, feature, controller.tier)
        }
    }
}
