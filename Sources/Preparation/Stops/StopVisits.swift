import Analyses
import JobSpec
import Vocabulary

/// Resolves what is spent at stops and when they want to be visited.
struct StopVisits {
    let travel: TravelPreparation
    let network: NetworkSpec?
    /// The costs that the job reports, in the order of their columns.
    let reportedCosts: [String]
    let clock: RouteClock?
    /// Whether the job names a start, right or wrong.
    let hasStart: Bool
    let usesTimeWindows: Bool

    private var diagnostics: Diagnostics { travel.diagnostics }

    /// Millionths of each reported cost; empty where nothing is spent.
    func costs(_ spec: OrderedMap<CostAmount>) -> [Int64] {
        var costs: [Int64] = []
        for entry in spec.entries {
            guard let place = reported(entry.name) else { continue }
            if costs.isEmpty { costs = [Int64](repeating: 0, count: reportedCosts.count) }
            do throws(UnusableAmount) {
                costs[place] = try entry.value.amount(of: .attribute(entry.name.value))
            } catch {
                diagnostics.error(error.code, at: entry.name.mark, "\(error)")
            }
        }
        return costs
    }

    /// The place of a cost among those that the job reports; nil, with an error, for another.
    func reported(_ cost: Marked<String>) -> Int? {
        if Impedance.Common(rawValue: cost.value) != nil {
            diagnostics.error(
                "bad_name", at: cost.mark, "what is spent at a stop of \(cost.value) is not one of its 'costs'",
                help: cost.value == Impedance.Common.time.rawValue
                    ? "write 'service'" : "a stop has no length; total_length is the length travelled")
            return nil
        }
        if let place = reportedCosts.firstIndex(of: cost.value) { return place }
        if travel.cost(cost, of: network) != nil, network != nil {
            diagnostics.error(
                "unused_cost", at: cost.mark, "the job does not report the cost '\(cost.value)'",
                help: "name it under 'accumulate', or as the 'impedance'")
        }
        return nil
    }

    /// The window of a stop; nil where it has none, or where windows do not count.
    func window(_ spec: Marked<TimeWindowSpec>?) -> ClockWindow? {
        guard let spec, usesTimeWindows else { return nil }
        guard let clock else {
            reportMissingStart(at: spec.mark)
            return nil
        }
        guard let window = ClockWindow(from: spec.value.opens, to: spec.value.closes, on: clock) else {
            diagnostics.error(
                "bad_time_window", at: spec.mark, "the time window closes before it opens",
                help: "write when it opens, and then when it closes")
            return nil
        }
        return window
    }

    /// Says that windows need a start, unless the start that there is has its own mistake.
    func reportMissingStart(at mark: Mark) {
        guard !hasStart else { return }
        diagnostics.error(
            "missing_key", at: mark, "time windows need to know when the route sets out",
            help: "give the job a 'start_time', or write 'use_time_windows: false'")
    }
}
