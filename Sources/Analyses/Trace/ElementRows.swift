import Results
import UtilityNetwork
import Vocabulary

/// Writes the elements of a result that a job wants.
struct ElementRows {
    let report: TraceReport
    let context: RunContext

    /// An empty result succeeds and says so.
    func write(_ elements: [TraceElement], into sink: some ResultSink) throws {
        var count = 0
        for element in elements where report.parameters.output.takes(element.element.feature) {
            try sink.append(report.row(element), to: TraceTables.elements)
            count += 1
        }
        guard count == 0 else { return }
        context.note(
            "empty_result",
            elements.isEmpty ? "the trace found nothing" : "the trace found nothing that 'output' lets be written")
    }

    func pass(_ messages: [Message]) {
        for message in messages { context.messages.add(message) }
    }
}
