import Results
import UtilityNetwork

/// The starts of a job: those of each group by themselves, or else all together.
struct GroupedStarts {
    private let parameters: TraceParameters

    init(_ parameters: TraceParameters) { self.parameters = parameters }

    /// Calls a trace for each group; the rows that it hands on then say which group they are of.
    func forEach(
        into sink: some ResultSink,
        _ trace: (_ starts: [LocatedElement], _ end: LocatedElement?, any ResultSink) throws -> Void
    ) throws {
        guard let groups = parameters.groups else { return try trace(parameters.starts, parameters.end, sink) }
        for group in groups {
            var starts = group.starts
            // The ends of a path are the starts of its group.
            let end = parameters.kind == .shortestPath && starts.count > 1 ? starts.removeLast() : nil
            try trace(starts, end, GroupSink(sink: sink, group: .text(group.name)))
        }
    }
}

/// Adds the name of a group to rows.
private final class GroupSink<Sink: ResultSink>: ResultSink {
    private let sink: Sink
    private let group: Value

    init(sink: Sink, group: Value) {
        self.sink = sink
        self.group = group
    }

    func append(_ row: ResultRow, to table: Table) throws {
        try sink.append(ResultRow(row.values + [group], geometry: row.geometry), to: table)
    }
}
