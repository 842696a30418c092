/// What a terminal shows at the end of a run.
struct TextReport {
    private let summary: RunSummary

    init(_ summary: RunSummary) { self.summary = summary }

    var text: String {
        summary.fault.map { "\(summary.mistakes.map(\.text).joined())arterial: \($0)\n" } ?? ClosingTable(summary).text
    }
}
