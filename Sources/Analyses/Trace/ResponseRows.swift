import Results
import UtilityNetwork
import Vocabulary

/// What answers in Esri's shape say of a trace beside its elements.
struct ResponseRows {
    let parameters: TraceParameters

    func write(
        _ messages: [Message], _ functions: [TraceFunctionResult], into sink: some ResultSink
    ) throws {
        guard parameters.writesResponses else { return }
        let warnings = messages.filter { $0.severity == .warning }
        let codes = Set(warnings.map(\.code))
        let wantsNearest = parameters.configuration.filter.nearest != nil
        try sink.append(
            ResultRow(
                [
                    .boolean(codes.contains("starts_ignored")),
                    .boolean(wantsNearest && !codes.contains("fewer_than_wanted")),
                    .text(warnings.map(\.text).joined(separator: "\n")),
                ] + SummaryRows.values(of: functions)), to: TraceTables.responses)
    }
}
