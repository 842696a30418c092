import Vocabulary

/// The isolation of one feature of a sweep, from all its elements together.
public struct SweepRow: Sendable, Equatable {
    public let feature: Int
    /// The segment that it is in; nil where it is in several or is itself a barrier.
    public let segment: Int?
    public let answer: SegmentAnswer
}

/// Isolates many features one by one, with the answers of single traces. Features in one segment share theirs. Features
/// outside of the traced tier are no error here.
public enum IsolationSweep {
    /// - Parameter features: in the order of the rows.
    /// - Complexity: that of `Segments`, and O(1) for a feature in one segment. With functions, which are worked out for each
    ///   zone, also O(n log n) for n elements that a zone cuts off.
    /// - Throws: `TraceFailure`; `Cancelled`.
    /// - Returns: the rows, and the segments that they speak of.
    public static func run(
        _ features: some Sequence<Int>, on plan: TracePlan, context: RunContext = RunContext()
    ) throws -> (rows: [SweepRow], segments: Segments) {
        try run(starts: features.lazy.map { LocatedElement(feature: $0) }, on: plan, context: context)
    }

    /// The same for starts: whole features, or devices at one of their terminals.
    public static func run(
        starts: some Sequence<LocatedElement>, on plan: TracePlan, context: RunContext = RunContext()
    ) throws -> (rows: [SweepRow], segments: Segments) {
        var zones = try Segments.zones(of: plan, functions: plan.functions, context)
        let segments = try Segments(plan, &zones, context)
        var run = SweepRun(segments: segments, zones: zones)
        var rows: [SweepRow] = []
        for start in starts {
            if rows.count % 1024 == 0 { try context.checkCancelled() }
            rows.append(try run.row(start, context))
        }
        return (rows, segments)
    }
}

private struct SweepRun: ~Copyable {
    private let segments: Segments
    private var zones: ZoneAnswers
    private var known: [[Int]: SegmentAnswer] = [:]
    private var workspace = TraceWorkspace()

    init(segments: Segments, zones: ZoneAnswers) {
        self.segments = segments
        self.zones = zones
    }

    mutating func row(_ start: LocatedElement, _ context: RunContext) throws -> SweepRow {
        let zone = SweepZone(of: start, segments)
        if zone.isBlocked, segments.plan.configuration.ignoreBarriersAtStartingPoints == true {
            return SweepRow(feature: start.feature, segment: nil, answer: try trace(start, context))
        }
        if let segment = zone.onlySegment {
            return SweepRow(feature: start.feature, segment: segment, answer: segments.answers[segment])
        }
        return SweepRow(feature: start.feature, segment: nil, answer: answer(of: zone))
    }

    private mutating func answer(of zone: SweepZone) -> SegmentAnswer {
        let nodes = (zone.segments.flatMap(segments.nodes(of:)) + zone.filters).sorted()
        if nodes.isEmpty { return zones.without(.notSupplied) }
        let key = nodes + [-1] + zone.opened.sorted().map { Int($0) }
        let answer = known[key] ?? zones.answer(nodes, opened: zone.opened)
        known[key] = answer
        return answer
    }

    /// A barrier that is ignored where a trace starts changes the segments: such starts are traced.
    private mutating func trace(_ start: LocatedElement, _ context: RunContext) throws -> SegmentAnswer {
        SegmentAnswer(
            try IsolationTrace.run(from: [start], on: segments.plan, &workspace, checksTier: false, context: context))
    }
}

extension Segments {
    /// The segment that a start is in; nil where it is in several or is itself a barrier.
    public func segment(of start: LocatedElement) -> Int? { SweepZone(of: start, self).onlySegment }

    /// Whether a start is nothing but barriers that are not passed, so that its isolation has no answer.
    public func isIgnored(_ start: LocatedElement) -> Bool {
        plan.configuration.ignoreBarriersAtStartingPoints != true && SweepZone(of: start, self).isIgnored
    }
}
