import Vocabulary

/// What a connected trace found.
public struct ConnectedResult: Sendable {
    /// In the order of elements.
    public let elements: [TraceElement]
    public let functions: [TraceFunctionResult]
    public let messages: [Message]
}

/// Everything that is joined to the starts: over all links both ways, through all terminals, past controllers, up to
/// barriers and filter barriers.
public enum ConnectedTrace {
    /// - Complexity: O(vertices + links that are reached), and copying the plan's states.
    /// - Throws: `TraceFailure`; `Cancelled`.
    public static func run(
        from starts: [LocatedElement], on plan: TracePlan, _ workspace: inout TraceWorkspace,
        context: RunContext = RunContext()
    ) throws -> ConnectedResult {
        guard !starts.isEmpty else { throw TraceFailure.missingStart }
        try context.checkCancelled()
        workspace.prepare(for: plan)
        var run = ConnectedRun(starts, plan, TraceMarks(workspace))
        run.walk()
        return run.result()
    }
}

private struct ConnectedRun {
    private let plan: TracePlan
    private let marks: TraceMarks
    private let starts: TraceStarts
    private var vertices: [Int] = []
    private var links: [Int] = []
    private var barriers: [UtilityElement] = []

    init(_ named: [LocatedElement], _ plan: TracePlan, _ marks: TraceMarks) {
        self.plan = plan
        self.marks = marks
        starts = TraceStarts(named, plan, marks, ignoresFilters: false)
    }

    mutating func walk() {
        for vertex in starts.vertices { reach(vertex) }
        for link in starts.links { cross(link) }
        var next = 0
        while next < vertices.count {
            var found: [Int] = []
            plan.forEachArc(vertices[next]) { found.append($0.link) }
            for link in found { cross(link) }
            next += 1
        }
    }

    private mutating func reach(_ vertex: Int) {
        let state = marks.vertex[vertex]
        if state.contains(.zone) { return }
        marks.vertex[vertex].insert(.zone)
        if state.isDisjoint(with: [.blocked, .filter]) {
            vertices.append(vertex)
        } else if let element = plan.element(ofVertex: vertex), element.terminal != nil,
            plan.network.terminals(of: element.feature) == nil
        {
            barriers.append(element)
        }
    }

    private mutating func cross(_ link: Int) {
        let state = marks.link[link]
        guard state.isDisjoint(with: [.replaced, .zone]) else { return }
        marks.link[link].insert(.zone)
        if !state.isDisjoint(with: [.blocked, .filter]) {
            if let element = plan.element(ofLink: link) { barriers.append(element) }
            return
        }
        links.append(link)
        let ends = plan.ends(ofLink: link)
        reach(ends.tail)
        reach(ends.head)
    }

    func result() -> ConnectedResult {
        let (startVertices, startLinks) = (Set(starts.vertices), Set(starts.links))
        var elements: [TraceElement] = []
        for vertex in vertices {
            guard let element = plan.element(ofVertex: vertex), element.terminal != nil else { continue }
            elements.append(TraceElement(element, startVertices.contains(vertex) ? .start : .connected))
        }
        for link in links where plan.configuration.includeBarriers || !endsAtCut(link) {
            guard let element = plan.element(ofLink: link) else { continue }
            elements.append(TraceElement(element, startLinks.contains(link) ? .start : .connected))
        }
        if plan.configuration.includeBarriers { elements += barriers.map { TraceElement($0, .connected) } }
        elements.sort { $0.element < $1.element }
        let messages: [Message] = starts.blocked.isEmpty ? [] : [.startIsBarrier]
        return ConnectedResult(
            elements: elements,
            functions: plan.functions.map { $0.value(over: elements.map(\.element), in: plan.network) },
            messages: messages)
    }

    /// Whether a link is what a barrier placed along a line leaves of it on this side.
    private func endsAtCut(_ link: Int) -> Bool {
        link >= plan.network.linkCount && !starts.links.contains(link)
    }
}
