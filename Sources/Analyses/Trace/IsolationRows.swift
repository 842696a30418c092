import Results
import UtilityNetwork
import Vocabulary

/// The row of each start, of each element to be closed, of each that was rejected; and where supply still comes, its way.
struct IsolationRows {
    let report: TraceReport

    private var network: UtilityNetwork { report.network }

    func rows(of result: IsolationResult, from starts: [LocatedElement]) -> [ResultRow] {
        starts.map(row) + result.isolating.map { row($0, "isolating") }
            + result.rejected.map { row($0.element, "rejected", $0.reason.rawValue) }
            + result.supplyPath.map { row($0, "supply") }
    }

    private func row(of start: LocatedElement) -> ResultRow {
        let terminal = start.terminal.flatMap { network.terminals(of: start.feature)?.terminals[$0].name }
        return ResultRow(
            report.names(of: start.feature) + [
                .optional(terminal), start.fraction.map(report.fraction) ?? .null, .text("start"), .null,
            ])
    }

    private func row(_ element: UtilityElement, _ role: String, _ reason: String? = nil) -> ResultRow {
        let isPlace = element.terminal == nil && element.positionFrom == element.positionTo
        return ResultRow(
            report.names(of: element.feature) + [
                report.terminal(of: element), isPlace ? report.fraction(element.positionFrom) : .null, .text(role),
                .optional(reason),
            ])
    }
}
