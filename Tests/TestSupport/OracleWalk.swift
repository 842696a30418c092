import UtilityNetwork
import Vocabulary

/// Traces that walk from their starts, by their definitions: sets that grow until nothing changes.
public struct OracleWalk {
    public typealias Element = OracleIsolation.Element

    public private(set) var roles: [Element: TraceRole] = [:]
    /// Whether some start is left out because it has no controllers.
    public private(set) var isStartIgnored = false
    /// The tiers of the controllers that each start has.
    private var tiersOfFeature: [Int: Set<String>] = [:]

    /// With a choice of the nearest: what candidates cost, by feature.
    public internal(set) var nearestCosts: [Int: Int64]?

    private let kind: TraceKind
    /// The bit that is walked; nil without a filter by a bit set.
    private var bit: Int64?
    let base: OracleIsolation
    private let controllers: Set<Int>
    private let flow: OracleFlow
    /// Controllers of the starts.
    private var feeding: Set<Int> = []
    private(set) var starts: (points: Set<Int>, links: Set<Int>) = ([], [])

    public init(_ kind: TraceKind, _ scene: PipeScene) {
        self.kind = kind
        var scene = scene
        // Filter barriers where the trace starts are no exception for walks.
        scene.configuration.ignoreBarriersAtStartingPoints = scene.configuration.ignoreBarriersAtStartingPoints ?? false
        base = OracleIsolation(scene, hasFilters: kind != .subnetworkControllers)
        controllers = Set(base.controllers.map(\.point))
        flow = OracleFlow(base)
        starts = (base.startPoints, base.startLinks)
        if kind.needsControllers { keepStartsWithControllers() }
        for bit in bits {
            self.bit = bit
            switch kind {
            case .subnetworkControllers: break
            case .loops: findLoops()
            default: walk()
            }
        }
    }

    // MARK: Bits

    private var bits: [Int64?] {
        guard [.upstream, .downstream, .loops].contains(kind),
            let attribute = scene.configuration.filter.bitsetAttribute
        else { return [nil] }
        let features =
            starts.points.compactMap { feature(ofPoint: $0) } + starts.links.compactMap { feature(ofLink: $0) }
        let all = features.reduce(Int64(0)) { all, feature in
            all | (OracleCondition(graph: graph).value(attribute, feature).map { Int64($0) } ?? 255)
        }
        return (0..<8).map { Int64(1) << $0 }.filter { all & $0 != 0 }
    }

    private func feature(ofPoint point: Int) -> Int? { graph.points[point]?.feature ?? graph.cuts[point]?.line }

    private func feature(ofLink link: Int) -> Int? {
        if case .piece(let line, _, _) = graph.links[link].kind, isLong(link) { line } else { nil }
    }

    private func admits(_ feature: Int?) -> Bool {
        guard let bit, let feature, let attribute = scene.configuration.filter.bitsetAttribute,
            let own = OracleCondition(graph: graph).value(attribute, feature)
        else { return true }
        return Int64(own) & bit != 0
    }

    private var scene: PipeScene { base.scene }
    private var graph: UtilityOracle { base.graph }

    private func ends(_ link: Int) -> [Int] { [graph.links[link].tail, graph.links[link].head] }
    private func isWay(_ link: Int) -> Bool { if case .way = graph.links[link].kind { true } else { false } }
    private func isBlocked(_ point: Int) -> Bool { base.blocked.contains(.point(point)) }
    private func isFilter(_ point: Int) -> Bool { base.filters.contains(.point(point)) }

    // MARK: Controllers

    private mutating func keepStartsWithControllers() {
        var found: Set<Int> = []
        for point in starts.points {
            let own = controllersOf([point])
            if own.isEmpty { starts.points.remove(point) }
            if own.isEmpty {
                isStartIgnored = true
                noteOtherTiers(supplying: point, of: feature(ofPoint: point))
            }
            found.formUnion(own)
            noteTiers(own, of: feature(ofPoint: point))
        }
        for link in starts.links {
            let feeding = base.directions(link).map(\.from).filter { !isBlocked($0) }
            let own = Set(feeding.flatMap { controllersOf([$0]) })
            if own.isEmpty { starts.links.remove(link) }
            if case .piece(let line, _, _) = graph.links[link].kind {
                noteTiers(own, of: line)
                for point in feeding where own.isEmpty { noteOtherTiers(supplying: point, of: line) }
            }
            if own.isEmpty { isStartIgnored = true }
            found.formUnion(own)
        }
        feeding = found
        if kind == .subnetworkControllers {
            for point in found { roles[base.element(point: point)!] = .controller }
        }
    }

    private mutating func noteTiers(_ controllers: Set<Int>, of feature: Int?) {
        guard let feature else { return }
        for controller in scene.draft.controllers where controllers.contains(graph.point(controller.element)) {
            if isHierarchical, controller.tier != scene.configuration.tier { continue }
            tiersOfFeature[feature, default: []].insert(controller.tier)
        }
    }

    /// Notes the tiers beside the traced one, in a hierarchical network, from whose controllers supply comes to a point.
    private mutating func noteOtherTiers(supplying point: Int, of feature: Int?) {
        guard let feature, !isBlocked(point), scene.draft.schema.domainNetworks[0].tierDefinition == .hierarchical
        else {
            return
        }
        let others = base.controllers { $0 != scene.configuration.tier }
        for controller in others where reached(from: controller.point, others.map(\.point)).contains(point) {
            tiersOfFeature[feature, default: []].insert(controller.tier)
        }
    }

    /// Where supply comes from a controller without passing others, and not through a controller's own device.
    private func reached(from controller: Int, _ others: [Int]) -> Set<Int> {
        var reached: Set = [controller]
        var hasGrown = true
        while hasGrown {
            let before = reached.count
            for link in graph.links.indices where base.isUsable(link) {
                if isWay(link), !others.allSatisfy({ !ends(link).contains($0) }) { continue }
                for way in base.directions(link) where reached.contains(way.from) && !isBlocked(way.to) {
                    if way.from == controller || !others.contains(way.from) { reached.insert(way.to) }
                }
            }
            hasGrown = reached.count > before
        }
        return reached
    }

    /// Whether some start has controllers, and none of them in the traced tier.
    public var isStartOutsideTier: Bool { !isHierarchical && isOutside }

    /// The same where tiers lie in one another.
    public var isStartInOtherTier: Bool { isHierarchical && isOutside }

    private var isHierarchical: Bool { scene.draft.schema.domainNetworks[0].tierDefinition == .hierarchical }

    private var isOutside: Bool {
        guard let tier = scene.configuration.tier else { return false }
        return tiersOfFeature.values.contains { !$0.isEmpty && !$0.contains(tier) }
    }

    private func controllersOf(_ points: Set<Int>) -> Set<Int> {
        if let point = points.first, controllers.contains(point) { return [point] }
        return controllers.filter { !points.isDisjoint(with: fed(by: $0)) }
    }

    /// The points to which supply comes from a controller, without passing others.
    private func fed(by controller: Int) -> Set<Int> {
        var reached: Set = [controller]
        var hasGrown = true
        while hasGrown {
            let before = reached.count
            for link in graph.links.indices where base.isPassed(link) {
                for way in base.directions(link) where reached.contains(way.from) && !isBlocked(way.to) {
                    if way.from == controller || !controllers.contains(way.from) { reached.insert(way.to) }
                }
            }
            hasGrown = reached.count > before
        }
        return reached
    }

    // MARK: Walks

    private var isSink: Bool { scene.draft.schema.domainNetworks[0].controllerType == .sink }
    private var goesUpstream: Bool { (kind == .upstream) != isSink }

    private func crosses(_ link: Int, from point: Int, to other: Int) -> (takes: Bool, reaches: Bool) {
        switch kind {
        case .upstream, .downstream:
            if goesUpstream {
                let passes = !base.blocked.contains(base.unit(link)) && flow.mayPass(link, other, point)
                return (passes, passes)
            }
            let leaves = base.directions(link).contains { $0.from == point && $0.to == other }
            let isFed = flow.isSupplied(point, besides: link)
            return (leaves && isFed, leaves && (isBlocked(other) ? isFed : flow.mayPass(link, point, other)))
        case .subnetwork:
            let directions = base.directions(link)
            let isFed =
                feeding.contains { fed(by: $0).contains(other) }
                && (!controllers.contains(other) || feeding.contains(other))
            let takes =
                directions.contains { $0.from == point && $0.to == other }
                || directions.contains { $0.from == other && $0.to == point } && isFed
            return (takes, takes)
        default: return (true, true)
        }
    }

    /// What a walk has come to so far.
    private struct Ground {
        var points: Set<Int>
        var links: Set<Int>
        var barriers: Set<Element> = []
        /// Barriers that were met.
        var metPoints: Set<Int> = []
        var steps = OracleSteps()

        var size: Int { points.count + links.count }
    }

    private mutating func walk() {
        var ground = Ground(
            points: starts.points.filter { admits(feature(ofPoint: $0)) },
            links: starts.links.filter { admits(feature(ofLink: $0)) })
        leaveStartLinks(&ground)
        var size = -1
        while ground.size > size {
            size = ground.size
            for point in ground.points where isLeft(point) { spread(from: point, &ground) }
        }
        name(ground.points, ground.links, ground.barriers, role)
        if let nearest = scene.configuration.filter.nearest {
            addNearest(nearest, ground.points.union(ground.metPoints), ground.steps)
        }
    }

    private var role: TraceRole {
        switch kind {
        case .upstream: .upstream
        case .downstream: .downstream
        case .subnetwork: .subnetwork
        default: .connected
        }
    }

    private var isDirected: Bool { kind == .upstream || kind == .downstream }
    private var stopsAtDoubt: Bool { isDirected && !scene.configuration.allowIndeterminateFlow }

    private func reach(_ point: Int, _ ground: inout Ground) {
        if ground.points.contains(point) || stopsAtDoubt && flow.isIndeterminate(point: point) { return }
        guard admits(feature(ofPoint: point)) else { return }
        guard isBlocked(point) || isFilter(point) else {
            ground.points.insert(point)
            return
        }
        ground.metPoints.insert(point)
        if let element = base.element(point: point) { ground.barriers.insert(element) }
    }

    private func leaveStartLinks(_ ground: inout Ground) {
        for link in ground.links where !(stopsAtDoubt && flow.isIndeterminate(link: link)) {
            for (end, other) in [(ends(link)[0], ends(link)[1]), (ends(link)[1], ends(link)[0])] {
                let arrives = isBlocked(end) ? flow.mayEnter(link, other) : flow.mayPass(link, other, end)
                if !isDirected || goesUpstream && flow.mayEnter(link, end) || !goesUpstream && arrives {
                    ground.steps.outOfStarts.insert(OracleStep(link: link, point: end))
                    reach(end, &ground)
                }
            }
        }
    }

    private func isController(_ point: Int) -> Bool { kind != .connected && controllers.contains(point) }

    private func isLeft(_ point: Int) -> Bool {
        let isStart = starts.points.contains(point)
        if stopsAtDoubt, isStart, flow.isIndeterminate(point: point) { return false }
        let isOwn = kind == .subnetwork && feeding.contains(point)
        return !isController(point) || isOwn || isStart && !(isDirected && goesUpstream)
    }

    private func spread(from point: Int, _ ground: inout Ground) {
        for link in graph.links.indices where ends(link).contains(point) {
            if isController(point), isWay(link) { continue }
            let other = ends(link)[0] == point ? ends(link)[1] : ends(link)[0]
            let (takes, reaches) = crosses(link, from: point, to: other)
            guard takes, admits(feature(ofLink: link)) else { continue }
            let isClosed = base.blocked.contains(base.unit(link))
            if stopsAtDoubt, !isClosed, flow.isIndeterminate(link: link) { continue }
            if isClosed || base.filters.contains(base.unit(link)) {
                if isLong(link) { ground.barriers.insert(base.element(.link(link))) }
                ground.steps.taken.insert(OracleStep(link: link, point: point))
                continue
            }
            ground.links.insert(link)
            ground.steps.taken.insert(OracleStep(link: link, point: point))
            if reaches {
                ground.steps.reaching.insert(OracleStep(link: link, point: point))
                reach(other, &ground)
            }
        }
    }

    /// Whether a link is a piece of a line, and no part without length that a cut leaves.
    private func isLong(_ link: Int) -> Bool {
        guard case .piece(_, let from, let to) = graph.links[link].kind else { return false }
        return from != to || !ends(link).contains { graph.cuts[$0] != nil }
    }

    private mutating func name(_ points: Set<Int>, _ links: Set<Int>, _ barriers: Set<Element>, _ role: TraceRole) {
        for element in barriers
        where scene.configuration.includeBarriers || graph.configuration(element.feature) != nil {
            roles[element] = role
        }
        for point in points {
            guard let element = base.element(point: point) else { continue }
            let isController = kind != .connected && controllers.contains(point)
            roles[element] = starts.points.contains(point) ? .start : isController ? .controller : role
        }
        for link in links {
            guard isLong(link) else { continue }
            let isCut = ends(link).contains { graph.cuts[$0] != nil }
            if isCut, !scene.configuration.includeBarriers, !starts.links.contains(link) { continue }
            roles[base.element(.link(link))] = starts.links.contains(link) ? .start : role
        }
    }

    // MARK: Loops

    private mutating func findLoops() {
        let opened = scene.configuration.ignoreBarriersAtStartingPoints == true ? starts.points : []
        let bounds = controllers.subtracting(opened)
        func isOpen(_ point: Int) -> Bool {
            !isBlocked(point) && !isFilter(point) && !bounds.contains(point) && admits(feature(ofPoint: point))
        }
        let open = graph.links.indices.filter { link in
            base.isUsable(link) && !base.filters.contains(base.unit(link)) && ends(link).allSatisfy(isOpen)
                && admits(feature(ofLink: link))
        }
        /// What a link joins is parted without it, and a device parts its terminals as a whole.
        func joined(_ points: Set<Int>, without closed: Int?) -> Set<Int> {
            let closed = closed.map { link in Set(open.filter { flow.side($0) == flow.side(link) }) } ?? []
            var reached = points
            var hasGrown = true
            while hasGrown {
                let before = reached.count
                for link in open where !closed.contains(link) && !reached.isDisjoint(with: ends(link)) {
                    reached.formUnion(ends(link))
                }
                hasGrown = reached.count > before
            }
            return reached
        }
        let near = starts.points.union(starts.links.flatMap(ends)).filter(isOpen)
        let all = joined(near, without: nil)
        for link in open where all.contains(ends(link)[0]) {
            guard joined([ends(link)[0]], without: link).contains(ends(link)[1]) else { continue }
            for point in ends(link) {
                guard let element = base.element(point: point) else { continue }
                roles[element] = starts.points.contains(point) ? .start : .loop
            }
            guard isLong(link) else { continue }
            roles[base.element(.link(link))] = starts.links.contains(link) ? .start : .loop
        }
    }
}
