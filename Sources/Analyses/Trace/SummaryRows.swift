import Results
import UtilityNetwork
import Vocabulary

/// The row of a whole trace.
struct SummaryRows {
    let report: TraceReport

    private var network: UtilityNetwork { report.network }

    func row(of result: IsolationResult, from starts: [LocatedElement], segment: Int? = nil) -> ResultRow {
        ResultRow(
            names(of: starts) + [segment.map { .integer(Int64($0 + 1)) } ?? .null] + cutOff(SegmentAnswer(result))
                + Self.values(of: result.functions))
    }

    func row(of sweep: SweepRow) -> ResultRow {
        ResultRow(
            report.names(of: sweep.feature) + [sweep.segment.map { .integer(Int64($0 + 1)) } ?? .null]
                + cutOff(sweep.answer) + Self.values(of: sweep.answer.functions))
    }

    func row(of answer: WalkAnswer, from starts: [LocatedElement]) -> ResultRow {
        let total = answer.total
        return ResultRow(
            names(of: starts) + [
                .integer(Int64(total.featureCount)), report.length(total.length), .integer(Int64(total.customers)),
            ] + cost(of: answer) + Self.values(of: answer.functions))
    }

    private func cost(of result: WalkAnswer) -> [Value] {
        guard report.parameters.kind == .shortestPath else { return [] }
        return [result.cost.map { .decimal(Double($0) / 1000, decimals: 3) } ?? .null]
    }

    func cutOff(_ answer: SegmentAnswer) -> [Value] {
        let ids = Set(answer.isolating.map(\.feature)).map(network.globalID).sorted()
        return [
            .text(ids.joined(separator: ";")), .integer(Int64(places(answer.isolating))),
            .integer(Int64(answer.isolatedFeatureCount)),
            report.length(answer.isolatedLength), .integer(Int64(answer.isolatedCustomerCount)),
            .text(answer.status.rawValue),
        ]
    }

    /// How many devices, lines and places on lines there are: a pipe that is squeezed off at two places is closed twice.
    private func places(_ isolating: [UtilityElement]) -> Int {
        struct Place: Hashable {
            let feature: Int
            let fraction: Double?
        }
        return Set(
            isolating.map { element in
                let isPlace = element.terminal == nil && element.positionFrom == element.positionTo
                return Place(feature: element.feature, fraction: isPlace ? element.positionFrom : nil)
            }
        ).count
    }

    /// The sources and the ids of all starts, each once.
    private func names(of starts: [LocatedElement]) -> [Value] {
        var (seen, sources, ids) = (Set<Int>(), [String](), [String]())
        for start in starts where seen.insert(start.feature).inserted {
            let source = network.schema.sources[network.source(of: start.feature)].name
            if !sources.contains(source) { sources.append(source) }
            ids.append(network.globalID(of: start.feature))
        }
        return [.text(sources.joined(separator: ";")), .text(ids.joined(separator: ";"))]
    }

    static func values(of functions: [TraceFunctionResult]) -> [Value] {
        functions.map { FunctionRounding.value(of: $0).map(Value.real) ?? .null }
    }
}
