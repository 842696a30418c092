import Geometry

/// Answers for zones, which are sets of nodes: by the dominator tree where one node of the zone lies above all that it
/// cuts off, else by looking for what loses supply.
struct ZoneAnswers {
    private let plan: TracePlan
    let graph: SupplyGraph
    private let successors: NodeArcs
    private let predecessors: NodeArcs
    private let tree: DominatorTree
    private let contents: NodeContents
    private let sums: SubtreeSums
    private var lostSupply: LostSupply
    private var isInZone: [Bool]
    private let functions: ZoneFunctions

    /// Something to be closed.
    private enum Valve: Comparable {
        case node(UInt32)
        case device(UInt32)
    }

    /// - Parameter functions: what of the plan's functions is told of each zone.
    init(_ plan: TracePlan, functions: [ResolvedFunction]) {
        self.plan = plan
        graph = SupplyGraph(plan)
        successors = NodeArcs(nodeCount: graph.nodeCount, from: graph.tails, to: graph.heads)
        predecessors = NodeArcs(nodeCount: graph.nodeCount, from: graph.heads, to: graph.tails)
        tree = DominatorTree(root: graph.root, successors: successors, predecessors: predecessors)
        contents = NodeContents(graph, plan)
        sums = SubtreeSums(contents, tree, plan, nodeCount: graph.nodeCount)
        lostSupply = LostSupply(graph, successors: successors, predecessors: predecessors)
        isInZone = [Bool](repeating: false, count: graph.nodeCount)
        self.functions = ZoneFunctions(functions, graph, tree, plan)
    }

    /// - Parameters:
    ///   - nodes: the zone, each once.
    ///   - opened: devices that the zone passes though they are filter barriers.
    mutating func answer(_ nodes: [Int], opened: Set<UInt32> = []) -> SegmentAnswer {
        for node in nodes { isInZone[node] = true }
        defer { for node in nodes { isInZone[node] = false } }
        if nodes.contains(where: { holdsController($0, opened) }) { return without(.notIsolable) }
        let reached = nodes.filter(tree.isReached)
        guard let top = reached.min(by: { tree.place($0) < tree.place($1) }) else { return without(.notSupplied) }
        if reached.allSatisfy({ tree.dominates(top, $0) }) {
            let valves = valves(into: reached) { !tree.dominates(top, $0) }
            if valves.isEmpty { return without(.notSupplied) }
            if valves.allSatisfy({ closesNothingElse($0) }) { return simpleAnswer(top, valves) }
            if valves.count == 1, case .node(let valve) = valves[0] { return answer(closing: Int(valve), valves) }
        }
        return answerBySearch(reached)
    }

    /// The answer where nothing is to be closed, or nothing helps.
    func without(_ status: IsolationResult.Status) -> SegmentAnswer {
        SegmentAnswer(
            status: status, isolating: [], isolatedFeatureCount: 0, isolatedCustomerCount: 0, isolatedLength: 0,
            functions: functions.ofNothing)
    }

    private func holdsController(_ node: Int, _ opened: Set<UInt32>) -> Bool {
        predecessors.range(node).contains { place in
            guard Int(predecessors.node[place]) == graph.root else { return false }
            let device = graph.devices[Int(predecessors.arc[place])]
            return device == SupplyGraph.none || opened.contains(device)
        }
    }

    /// What supply comes through into the zone, from nodes outside of it that are supplied without it.
    private func valves(into zone: [Int], fromSupplied isSupplied: (Int) -> Bool) -> [Valve] {
        var valves: [Valve] = []
        for node in zone {
            for place in predecessors.range(node) {
                let from = Int(predecessors.node[place])
                guard !isInZone[from], tree.isReached(from), isSupplied(from) else { continue }
                let device = graph.devices[Int(predecessors.arc[place])]
                if device != SupplyGraph.none {
                    valves.append(.device(device))
                } else if graph.isValve[from] {
                    valves.append(.node(UInt32(from)))
                }
            }
        }
        if valves.count < 2 { return valves }
        valves.sort()
        var kept = 1
        for place in 1..<valves.count where valves[place] != valves[kept - 1] {
            valves[kept] = valves[place]
            kept += 1
        }
        valves.removeSubrange(kept...)
        return valves
    }

    /// Whether a valve has one side besides the zone, so that closing it takes nothing from one side to another.
    private func closesNothingElse(_ valve: Valve) -> Bool {
        switch valve {
        case .device(let device):
            let vertices = plan.network.elements(of: Int(device))
            return vertices.count == 2
                && vertices.allSatisfy { !plan.vertexStates.values[Int($0)].contains(.controller) }
        case .node(let node):
            var side: UInt32?
            for arcs in [successors, predecessors] {
                for place in arcs.range(Int(node)) where !isInZone[Int(arcs.node[place])] {
                    if let side, side != arcs.node[place] { return false }
                    side = arcs.node[place]
                }
            }
            return true
        }
    }

    private func simpleAnswer(_ top: Int, _ valves: [Valve]) -> SegmentAnswer {
        // The near terminals of devices are without supply, and the devices are what isolates.
        var (devices, customers) = (0, 0)
        for case .device(let device) in valves {
            devices += 1
            if plan.network.isCustomer(Int(device)) { customers += 1 }
        }
        let isolating = elements(of: valves)
        return SegmentAnswer(
            status: .isolable, isolating: isolating,
            isolatedFeatureCount: sums.features[top] - devices,
            isolatedCustomerCount: sums.customers[top] - customers,
            isolatedLength: sums.length[top], functions: functions.values(closing: isolating, tree.places(top)))
    }

    /// One valve with several sides, such as one where services leave a main: all that it stands above loses supply.
    private func answer(closing valve: Int, _ valves: [Valve]) -> SegmentAnswer {
        let (below, isolating) = (sums.below(valve), elements(of: valves))
        return SegmentAnswer(
            status: .isolable, isolating: isolating, isolatedFeatureCount: below.features,
            isolatedCustomerCount: below.customers, isolatedLength: below.length,
            functions: functions.values(closing: isolating, tree.places(valve).dropFirst()))
    }

    private mutating func answerBySearch(_ zone: [Int]) -> SegmentAnswer {
        let dependent = Set(lostSupply.lost(closing: zone))
        let valves = valves(into: zone) { !dependent.contains($0) }
        if valves.isEmpty { return without(.notSupplied) }
        var closed = zone
        var devices: Set<UInt32> = []
        for valve in valves {
            switch valve {
            case .node(let node): closed.append(Int(node))
            case .device(let device): devices.insert(device)
            }
        }
        let lost = zone + lostSupply.lost(closing: closed, devices: devices)
        var features: Set<UInt32> = []
        var length: Int64 = 0
        for node in lost {
            features.formUnion(contents.features(node))
            length += contents.length[node]
        }
        features.subtract(devices)
        let isolating = elements(of: valves)
        return SegmentAnswer(
            status: .isolable, isolating: isolating, isolatedFeatureCount: features.count,
            isolatedCustomerCount: features.count { plan.network.isCustomer(Int($0)) }, isolatedLength: length,
            functions: functions.values(closing: isolating, lost.lazy.map(tree.place)))
    }

    private func elements(of valves: [Valve]) -> [UtilityElement] {
        var elements: [UtilityElement] = []
        elements.reserveCapacity(valves.count)
        for valve in valves {
            switch valve {
            case .node(let node): if let element = element(ofFilter: Int(node)) { elements.append(element) }
            case .device(let device): elements.append(element(of: Int(device)))
            }
        }
        elements.sort()
        return elements
    }

    private func element(ofFilter node: Int) -> UtilityElement? {
        let nodes = graph.nodes
        if node < nodes.count { return plan.element(ofVertex: Int(nodes.filters[node - nodes.ordinaryCount])) }
        return plan.stretch(ofLink: Int(graph.ownLinks[node - nodes.count]))
    }

    private func element(of device: Int) -> UtilityElement {
        let vertices = plan.network.elements(of: device)
        let terminal = vertices.enumerated().first { terminal in
            let node = graph.nodes.nodeOfVertex[Int(terminal.element)]
            return node != SupplyGraph.none && isInZone[Int(node)]
        }
        return UtilityElement(feature: device, terminal: terminal?.offset ?? 0)
    }
}
