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

    public private(set) var status = IsolationResult.Status.isolable
    public private(set) var isolating: Set<Element> = []
    public private(set) var roles: [Element: TraceRole] = [:]
    public private(set) var deadEnds: Set<Element> = []

    private var graph: UtilityOracle
    private let scene: PipeScene
    private var blocked: Set<Unit> = []
    private var filters: Set<Unit> = []
    private var closedControllers: Set<Int> = []
    private var startPoints: Set<Int> = []
    private var startLinks: Set<Int> = []
    private var zonePoints: Set<Int> = []
    private var zoneLinks: Set<Int> = []

    public init(_ scene: PipeScene) {
        self.scene = scene
        graph = UtilityOracle(scene.draft)
        for barrier in scene.barriers {
            if let fraction = barrier.place.fraction { graph.cut(line: barrier.place.feature, at: fraction) }
        }
        collectBarriers()
        openStarts()
        growZone()
        judge()
    }

    /// The feature's points and ways, or the pieces of a line.
    private func units(_ feature: Int) -> Set<Unit> {
        if graph.usage(feature).isJunction {
            return graph.configuration(feature) == nil ? [.point(graph.point(feature, 0))] : [.device(feature)]
        }
        return Set(pieces(feature).map { .link($0) })
    }

    private func pieces(_ line: Int) -> [Int] {
        graph.links.indices.filter { if case .piece(line, _, _) = graph.links[$0].kind { true } else { false } }
    }

    private func cutPoint(_ line: Int, _ fraction: Double) -> Int? {
        graph.cuts.first { $0.value.line == line && $0.value.fraction == fraction }?.key
    }

    private func units(_ place: PipeScene.Place) -> Set<Unit> {
        if let fraction = place.fraction { return [.point(cutPoint(place.feature, fraction)!)] }
        guard let terminal = place.terminal, graph.usage(place.feature).isJunction else { return units(place.feature) }
        return [.point(graph.point(place.feature, terminal))]
    }

    private mutating func collectBarriers() {
        let configuration = scene.configuration
        for feature in scene.draft.features.indices {
            let usage = graph.usage(feature)
            func isIn(_ scope: TraceScope) -> Bool {
                usage.isJunction && scope != .edges || usage.isEdge && scope != .junctions
            }
            if isIn(configuration.traversabilityScope), matches(configuration.conditionBarriers, feature) {
                blocked.formUnion(units(feature))
            }
            if isIn(configuration.filter.scope), scene.draft.features[feature].isOperable,
                matches(configuration.filter.barriers, feature)
            {
                filters.formUnion(units(feature))
            }
        }
        for barrier in scene.barriers {
            if barrier.isFilter {
                filters.formUnion(units(barrier.place))
            } else {
                blocked.formUnion(units(barrier.place))
            }
        }
        filters.subtract(blocked)
        closedControllers = Set(scene.draft.features.indices.filter { blocked.contains(.device($0)) })
    }

    private func matches(_ condition: TraceCondition?, _ feature: Int) -> Bool {
        condition.map { OracleCondition(graph: graph).holds($0, feature) } ?? false
    }

    private mutating func openStarts() {
        let ignore = scene.configuration.ignoreBarriersAtStartingPoints
        for start in scene.starts {
            var choices: [(units: Set<Unit>, point: Int?, link: Int?)] = []
            if graph.usage(start.feature).isJunction {
                let terminals = graph.configuration(start.feature)?.terminals.count ?? 1
                for terminal in 0..<terminals where start.terminal == nil || start.terminal == terminal {
                    let point = graph.point(start.feature, terminal)
                    choices.append(([.point(point), .device(start.feature)], point, nil))
                }
            } else if let fraction = start.fraction {
                if let point = cutPoint(start.feature, fraction) {
                    choices.append(([.point(point)], point, nil))
                } else {
                    let link = pieces(start.feature).first { link in
                        if case .piece(_, _, let to) = graph.links[link].kind { to >= fraction } else { false }
                    }!
                    choices.append(([.link(link)], nil, link))
                }
            } else {
                choices = pieces(start.feature).map { ([.link($0)], nil, $0) }
            }
            for choice in choices {
                if ignore == true { blocked.subtract(choice.units) }
                if ignore != false { filters.subtract(choice.units) }
                guard blocked.union(filters).isDisjoint(with: choice.units) else { continue }
                if let point = choice.point { startPoints.insert(point) }
                if let link = choice.link { startLinks.insert(link) }
            }
        }
    }

    private func unit(_ link: Int) -> Unit {
        if case .way(let device) = graph.links[link].kind { .device(device) } else { .link(link) }
    }

    private func isUsable(_ link: Int) -> Bool {
        !blocked.contains(unit(link)) && (graph.links[link].forward || graph.links[link].backward)
    }

    /// Which ends supply may enter a link from, and where it then leaves.
    private func directions(_ link: Int) -> [(from: Int, to: Int)] {
        let own = graph.links[link]
        let isSink = scene.draft.schema.domainNetworks[0].controllerType == .sink
        let both = [(own.tail, own.head, own.forward), (own.head, own.tail, own.backward)]
        return both.filter(\.2).map { isSink ? ($0.1, $0.0) : ($0.0, $0.1) }
    }

    /// The points of the controllers that count, and whether closing their device closes them.
    private var controllers: [(point: Int, device: Int, isConditional: Bool)] {
        scene.draft.controllers.compactMap { controller in
            let isHierarchical = scene.draft.schema.domainNetworks[0].tierDefinition == .hierarchical
            if isHierarchical, controller.tier != scene.configuration.tier { return nil }
            let feature = graph.feature(controller.element)
            let terminal = controller.element.terminal.flatMap { graph.configuration(feature)?.terminal($0) } ?? 0
            let point = graph.point(feature, terminal)
            if closedControllers.contains(feature) || blocked.contains(.point(point)) { return nil }
            return (point, feature, filters.contains(.device(feature)))
        }
    }

    private mutating func growZone() {
        let ending = Set(controllers.filter { !$0.isConditional }.map(\.point))
        func isOpen(_ point: Int) -> Bool { !blocked.contains(.point(point)) && !filters.contains(.point(point)) }
        zonePoints = startPoints.filter(isOpen)
        zoneLinks = startLinks
        var hasGrown = true
        while hasGrown {
            let before = zonePoints.count + zoneLinks.count
            for link in zoneLinks {
                zonePoints.formUnion([graph.links[link].tail, graph.links[link].head].filter(isOpen))
            }
            for link in graph.links.indices where isUsable(link) && !filters.contains(unit(link)) {
                let ends = [graph.links[link].tail, graph.links[link].head]
                if ends.contains(where: { zonePoints.contains($0) && !ending.contains($0) }) { zoneLinks.insert(link) }
            }
            hasGrown = zonePoints.count + zoneLinks.count > before
        }
    }

    private func border() -> Set<Unit> {
        let all = controllers
        let ending = Set(all.filter { !$0.isConditional }.map(\.point))
        let walked = zonePoints.subtracting(ending)
        var border: Set<Unit> = []
        for link in zoneLinks {
            for end in [graph.links[link].tail, graph.links[link].head] where filters.contains(.point(end)) {
                border.insert(.point(end))
            }
        }
        for link in graph.links.indices where isUsable(link) && filters.contains(unit(link)) {
            let own = graph.links[link]
            if walked.contains(own.tail) || walked.contains(own.head) { border.insert(unit(link)) }
        }
        for controller in all where controller.isConditional && zonePoints.contains(controller.point) {
            border.insert(.device(controller.device))
        }
        return border
    }

    /// What supply reaches, past closed units, and outside of the zone if so asked.
    private func supplied(closing closed: Set<Unit>, outside: Bool) -> Set<Int> {
        func isOpen(_ point: Int) -> Bool {
            !blocked.contains(.point(point)) && !closed.contains(.point(point))
                && !(outside && zonePoints.contains(point))
        }
        var points = Set(
            controllers.filter { !($0.isConditional && closed.contains(.device($0.device))) }.map(\.point).filter(
                isOpen))
        var hasGrown = true
        while hasGrown {
            let before = points.count
            for link in graph.links.indices where isUsable(link) && !closed.contains(unit(link)) {
                if outside && zoneLinks.contains(link) { continue }
                for way in directions(link) where points.contains(way.from) && isOpen(way.to) { points.insert(way.to) }
            }
            hasGrown = points.count > before
        }
        return points
    }

    private mutating func judge() {
        let border = border()
        let all = controllers
        let outside = supplied(closing: [], outside: true)
        var needed: Set<Unit> = []
        for link in graph.links.indices where isUsable(link) {
            for way in directions(link) where outside.contains(way.from) {
                if zoneLinks.contains(link), border.contains(.point(way.from)) { needed.insert(.point(way.from)) }
                if border.contains(unit(link)), zonePoints.contains(way.to) { needed.insert(unit(link)) }
            }
        }
        for controller in all where controller.isConditional && zonePoints.contains(controller.point) {
            needed.insert(.device(controller.device))
        }
        if all.contains(where: { !$0.isConditional && zonePoints.contains($0.point) }) {
            status = .notIsolable
            needed = []
        } else if needed.isEmpty {
            status = .notSupplied
        }
        isolating = Set(needed.map(element))
        deadEnds = Set(border.subtracting(needed).map(element))
        if status == .isolable { nameIsolated(needed) }
    }

    private func element(_ unit: Unit) -> Element {
        switch unit {
        case .point(let point):
            if let cut = graph.cuts[point] {
                return Element(feature: cut.line, terminal: nil, from: cut.fraction, to: cut.fraction)
            }
            return element(point: point)!
        case .link(let link):
            guard case .piece(let line, let from, let to) = graph.links[link].kind else { preconditionFailure() }
            return Element(feature: line, terminal: nil, from: from, to: to)
        case .device(let device):
            let terminals = graph.configuration(device)!.terminals.indices
            let near = terminals.first { zonePoints.contains(graph.point(device, $0)) } ?? 0
            return Element(feature: device, terminal: near, from: 0, to: 0)
        }
    }

    private func element(point: Int) -> Element? {
        graph.points[point].map { Element(feature: $0.feature, terminal: $0.terminal, from: 0, to: 0) }
    }

    private mutating func nameIsolated(_ closed: Set<Unit>) {
        let before = supplied(closing: [], outside: false)
        let after = supplied(closing: closed, outside: false)
        for point in before.subtracting(after) {
            guard let element = element(point: point), !closed.contains(.point(point)),
                !closed.contains(.device(element.feature))
            else { continue }
            roles[element] = startPoints.contains(point) ? .start : zonePoints.contains(point) ? .zone : .downstream
        }
        for link in graph.links.indices where isUsable(link) && !closed.contains(.link(link)) {
            guard case .piece(_, let from, let to) = graph.links[link].kind else { continue }
            let isCut = graph.cuts[graph.links[link].tail] != nil || graph.cuts[graph.links[link].head] != nil
            if isCut, from == to { continue }
            let ways = directions(link)
            guard ways.contains(where: { before.contains($0.from) }), !ways.contains(where: { after.contains($0.from) })
            else { continue }
            roles[element(.link(link))] =
                startLinks.contains(link) ? .start : zoneLinks.contains(link) ? .zone : .downstream
        }
    }
}
