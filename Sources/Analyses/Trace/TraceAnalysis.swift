import Results
import UtilityNetwork
import Vocabulary

/// Walks through a utility network, and what they find.
///
/// A pure function of its parameters and network: reads and writes no file.
public struct TraceAnalysis {
    private let parameters: TraceParameters
    private let network: UtilityNetwork
    private let report: TraceReport
    private let summaries: SummaryRows
    private let summary: Table
    private let context: RunContext

    public init(parameters: TraceParameters, network: UtilityNetwork, context: RunContext) {
        self.parameters = parameters
        self.network = network
        self.context = context
        report = TraceReport(network: network, parameters: parameters)
        summaries = SummaryRows(report: report)
        summary = TraceTables.summary(parameters.kind, with: parameters.configuration.functions)
    }

    /// Traces and hands the rows to `sink`. An empty trace succeeds and says so.
    ///
    /// - Throws: `AnalysisFailure` where a trace cannot be run as it is asked for; `Cancelled`; whatever `sink` throws.
    public func run(workspace: inout TraceWorkspace, into sink: some ResultSink) throws {
        context.progress.progress("tracing", done: 0, total: nil)
        do {
            let plan = try TracePlan(network, parameters.configuration, barriers: parameters.barriers, context: context)
            for message in plan.messages { context.messages.add(message) }
            if parameters.kind != .isolation {
                let walks = WalkAnalysis(parameters: parameters, report: report, summary: summary, context: context)
                try walks.run(plan, &workspace, into: sink)
            } else if let each = parameters.each {
                try trace(each: each, plan, into: sink)
            } else {
                let segments = parameters.writesSegments ? try Segments(plan, context: context) : nil
                try GroupedStarts(parameters).forEach(into: sink) { starts, _, sink in
                    try trace(starts, plan, segments, &workspace, into: sink)
                }
                if let segments { try write(segments, into: sink) }
            }
        } catch let failure as TraceFailure {
            throw AnalysisFailure(["\(failure)"])
        }
    }

    /// One trace from some starts together.
    private func trace(
        _ starts: [LocatedElement], _ plan: TracePlan, _ segments: Segments?, _ workspace: inout TraceWorkspace,
        into sink: some ResultSink
    ) throws {
        let result = try IsolationTrace.run(from: starts, on: plan, &workspace, context: context)
        ElementRows(report: report, context: context).pass(result.messages)
        try ElementRows(report: report, context: context).write(result.elements, into: sink)
        let inside = segments.map { segments in Set(starts.map(segments.segment)) } ?? []
        let segment = inside.count == 1 ? inside.first ?? nil : nil
        try sink.append(summaries.row(of: result, from: starts, segment: segment), to: summary)
        for row in IsolationRows(report: report).rows(of: result, from: starts) {
            try sink.append(row, to: TraceTables.isolation)
        }
        try ResponseRows(parameters: parameters).write(plan.messages + result.messages, result.functions, into: sink)
    }
}

extension TraceAnalysis {
    /// A trace of each feature, and a row for each.
    private func trace(
        each: TraceParameters.Selection, _ plan: TracePlan, into sink: some ResultSink
    ) throws {
        if each.features.isEmpty {
            context.note("empty_selection", "no feature is selected: there is nothing to trace")
        }
        let starts = each.features.lazy.map { each.start(at: $0, in: network) }
        let (rows, segments) = try IsolationSweep.run(starts: starts, on: plan, context: context)
        for row in rows { try sink.append(summaries.row(of: row), to: summary) }
        tell(rows.map(\.answer.status), of: each, segments)
        if parameters.writesSegments { try write(segments, into: sink) }
    }

    /// - Parameter statuses: of all features.
    private func tell(
        _ statuses: [IsolationResult.Status], of each: TraceParameters.Selection, _ segments: Segments
    ) {
        let count = statuses.count
        let stuck = statuses.count { $0 == .notIsolable }
        let barriers = each.features.count { segments.isIgnored(each.start(at: $0, in: network)) }
        let dry = statuses.count { $0 == .notSupplied } - barriers
        if stuck > 0 {
            context.note("not_isolable", "\(stuck) of \(count) features cannot be isolated: supply is in their zone")
        }
        if dry > 0 { context.note("not_supplied", "\(dry) of \(count) features have no supply") }
        if barriers > 0 {
            context.note("starts_ignored", "\(barriers) of \(count) features are barriers: nothing is traced from them")
        }
    }

    private func write(_ segments: Segments, into sink: some ResultSink) throws {
        for row in SegmentRows(segments, report) { try sink.append(row, to: TraceTables.segments) }
    }
}
