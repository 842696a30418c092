import Vocabulary

/// What a trace comes to, counted, where nobody asks for its elements.
public struct WalkAnswer: Sendable {
    public let total: WalkTotal
    public let functions: [TraceFunctionResult]
    /// Of a shortest path, in thousandths of a unit of its attribute.
    public let cost: Int64?
    public let messages: [Message]
}

extension WalkAnswer {
    public init(_ result: WalkResult, in network: UtilityNetwork) {
        self.init(
            total: WalkTotal(result.elements.lazy.map(\.element), in: network), functions: result.functions,
            cost: result.cost, messages: result.messages)
    }
}

/// Answers that traces share.
extension WalkRun {
    /// - Parameters:
    ///   - end: where a shortest path ends.
    ///   - subnetworks: what traces of subnetworks came to.
    ///   - cheapest: the search of the shortest path before.
    /// - Returns: nil where the trace has to be made.
    mutating func sharedAnswer(
        from named: [LocatedElement], to end: LocatedElement?, _ subnetworks: SubnetworkParts,
        _ cheapest: inout CheapestWay?
    ) throws(TraceFailure) -> (answer: WalkAnswer?, fed: FedStarts?) {
        let starts = TraceStarts(named, plan, marks, kind)
        noteOpened(named)
        // What lies behind an opened filter barrier is found from nowhere else.
        if starts.opensBarriers || starts.opens && kind == .subnetwork { return (nil, nil) }
        if !starts.blocked.isEmpty { messages.append(.startIsBarrier) }
        if kind == .shortestPath { return (try pathAnswer(starts, named, to: end, &cheapest), nil) }
        if let loops = shared.loops { return (loopAnswer(starts, loops), nil) }
        var fed = FedStarts(vertices: starts.vertices, links: starts.links)
        if let regions = shared.ways.regions { fed = try self.fed(starts, regions) }
        guard let total = total(of: fed, subnetworks) else { return (nil, fed) }
        return (WalkAnswer(total: total, functions: [], cost: nil, messages: messages), fed)
    }

    private func total(of fed: FedStarts, _ subnetworks: SubnetworkParts) -> WalkTotal? {
        if fed.vertices.isEmpty, fed.links.isEmpty { return WalkTotal() }
        if kind == .subnetwork { return subnetworks.total(of: fed) }
        return shared.sums?.total(from: fed.vertices, fed.links, shared.ways.rule(fed.controllers))
    }
}

extension WalkTrace {
    /// Counts what a trace from all starts together finds.
    ///
    /// - Complexity: O(1) where it shares its answer with others, else as `run`.
    /// - Throws: as `run`.
    public func answer(
        from starts: [LocatedElement], to end: LocatedElement? = nil, _ workspace: inout TraceWorkspace,
        checksTier: Bool = true, context: RunContext = RunContext()
    ) throws -> WalkAnswer {
        guard sharesAnswers, !starts.isEmpty else {
            let result = try run(from: starts, to: end, &workspace, checksTier: checksTier, context: context)
            return WalkAnswer(result, in: plan.network)
        }
        try context.checkCancelled()
        workspace.prepare(for: plan)
        var run = WalkRun(kind, plan, shared, TraceMarks(workspace), checksTier: checksTier)
        let (answer, fed) = try run.sharedAnswer(
            from: starts, to: end, workspace.subnetworkParts, &workspace.cheapestWay)
        workspace.restore(plan, vertices: run.markedVertices, links: run.markedLinks)
        if let answer { return answer }
        let (result, walked) = try walk(from: starts, to: end, &workspace, checksTier: checksTier, context: context)
        let made = WalkAnswer(result, in: plan.network)
        if kind == .subnetwork, let fed, let regions = shared.ways.regions {
            workspace.subnetworkParts.note(made.total, of: fed, walked: walked, regions, plan)
        }
        return made
    }
}
