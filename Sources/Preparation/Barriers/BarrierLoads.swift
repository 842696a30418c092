import Analyses
import JobSpec
import StreetNetwork
import Vocabulary

/// Resolves what barriers do to costs.
struct BarrierLoads {
    let travel: TravelPreparation
    let network: NetworkSpec?
    let impedance: Impedance
    /// The costs that the job's results depend on or tell: barriers that change others change nothing.
    let told: [Impedance]
    let diagnostics: Diagnostics

    /// The load of a barrier as it is written in the job.
    func load(_ effect: BarrierEffectSpec) -> BarrierLoad {
        var load = BarrierLoad()
        for entry in effect.factors.entries {
            guard let cost = told(entry.name) else { continue }
            load.factors[cost.name] = entry.value
        }
        for entry in effect.costs.entries {
            guard let cost = told(entry.name) else { continue }
            load.additions[cost.name] = amount(entry.value, of: cost, at: entry.name.mark)
        }
        if let factor = effect.factor { load.factors[impedance.name] = factor.value }
        if let cost = effect.cost { load.additions[impedance.name] = amount(cost.value, of: impedance, at: cost.mark) }
        return load
    }

    /// A cost that the network has; of one that nothing tells of a warning says so.
    private func told(_ name: Marked<String>) -> Impedance? {
        guard let cost = travel.cost(name, of: network) else { return nil }
        if network != nil, !told.contains(cost) {
            diagnostics.warning(
                "unused_cost", at: name.mark,
                "that the barrier changes '\(cost.name)' has no effect: the job does not tell it",
                help: cost == .length
                    ? "lengths are true lengths, unless they are the impedance or accumulated by a service area"
                    : "name it under 'accumulate', or as the 'impedance'")
        }
        return cost
    }

    private func amount(_ amount: CostAmount, of cost: Impedance, at mark: Mark) -> Int64? {
        do throws(UnusableAmount) {
            return try amount.amount(of: cost)
        } catch {
            diagnostics.error(error.code, at: mark, "\(error)")
            return nil
        }
    }

    /// The load of a row of a layer, laid over that of its item.
    ///
    /// - Throws: `RowFault` for a row that lacks what its kind needs.
    func load(
        _ row: BarrierRow, as kind: Barrier.Kind, over item: BarrierLoad
    ) throws(RowFault) -> BarrierLoad {
        var load = BarrierLoad()
        switch kind {
        case .restriction: break
        case .scaledCost:
            load.factors = item.factors
            for (cost, factor) in row.factors { load.factors[cost.name] = factor }
            if load.factors.isEmpty { throw RowFault(reason: "it has no factor") }
        case .addedCost:
            load.additions = item.additions
            for (cost, added) in row.costs { load.additions[cost.name] = try amount(added, of: cost) }
            if load.additions.isEmpty { throw RowFault(reason: "it has no cost to add") }
        }
        return load
    }

    private func amount(_ added: CostAmount, of cost: Impedance) throws(RowFault) -> Int64 {
        do throws(UnusableAmount) {
            return try added.amount(of: cost)
        } catch {
            throw RowFault(reason: "\(error)")
        }
    }
}
