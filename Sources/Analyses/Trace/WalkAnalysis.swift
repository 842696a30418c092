import Results
import UtilityNetwork
import Vocabulary

/// All traces but isolation, turned into rows.
struct WalkAnalysis {
    let parameters: TraceParameters
    let report: TraceReport
    let summary: Table
    let context: RunContext

    private var summaries: SummaryRows { SummaryRows(report: report) }

    func run(_ plan: TracePlan, _ workspace: inout TraceWorkspace, into sink: some ResultSink) throws {
        let trace = try WalkTrace(
            parameters.kind, on: plan, forMany: parameters.each != nil, context: context)
        if let each = parameters.each {
            try sweep(each, trace, &workspace, into: sink)
        } else {
            let rows = ElementRows(report: report, context: context)
            try GroupedStarts(parameters).forEach(into: sink) { starts, end, sink in
                let result = try trace.run(from: starts, to: end, &workspace, context: context)
                rows.pass(result.messages)
                try rows.write(result.elements, into: sink)
                let answer = WalkAnswer(result, in: report.network)
                try sink.append(summaries.row(of: answer, from: starts), to: summary)
                try ResponseRows(parameters: parameters)
                    .write(plan.messages + result.messages, result.functions, into: sink)
            }
        }
    }

    /// A trace of each feature, and a row for each. What is said of many traces is said once, with their number.
    private func sweep(
        _ each: TraceParameters.Selection, _ trace: WalkTrace, _ workspace: inout TraceWorkspace,
        into sink: some ResultSink
    ) throws {
        if each.features.isEmpty {
            context.note("empty_selection", "no feature is selected: there is nothing to trace")
        }
        var told: [(message: Message, count: Int)] = []
        for feature in each.features {
            let start = each.start(at: feature, in: report.network)
            let answer = try trace.answer(
                from: [start], to: parameters.end, &workspace, checksTier: false, context: context)
            try sink.append(summaries.row(of: answer, from: [start]), to: summary)
            for message in answer.messages {
                if let place = told.firstIndex(where: { $0.message == message }) {
                    told[place].count += 1
                } else {
                    told.append((message, 1))
                }
            }
        }
        for (message, count) in told {
            context.messages.add(
                Message(
                    message.severity, message.code,
                    "\(message.text) (in \(count) of \(each.features.count) traces)"))
        }
    }
}
