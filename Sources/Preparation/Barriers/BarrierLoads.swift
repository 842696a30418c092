import Analyses
import JobSpec
import StreetNetwork
import Vocabulary

/// Resolves what barriers do to costs.
struct BarrierLoads {
    let travel: TravelPreparation
    let network: NetworkSpec?
    let impedance: Impedance
    let diagnostics: Diagnostics

    /// The load of a barrier as it is written in the job.
    func load(_ effect: BarrierEffectSpec) -> BarrierLoad {
        var load = BarrierLoad()
        for entry in effect.factors.entries where travel.cost(entry.name, of: network) != nil {
            load.factors[entry.name.value] = entry.value
        }
        for entry in effect.costs.entries {
            guard let cost = travel.cost(entry.name, of: network) else { continue }
            load.additions[cost.name] = amount(entry.value, of: cost, at: entry.name.mark)
        }
        if let factor = effect.factor { load.factors[impedance.name] = factor.value }
        if let cost = effect.cost { load.additions[impedance.name] = amount(cost.value, of: impedance, at: cost.mark) }
        return load
    }

    private func amount(_ amount: CostAmount, of cost: Impedance, at mark: Mark) -> Int64? {
        do {
            return try amount.amount(of: cost)
        } catch {
            diagnostics.error("wrong_unit", at: mark, "\(error)")
            return nil
        }
    }

    /// The load of a row of a layer, laid over that of its item.
    ///
    /// - Throws: `BarrierRow.Fault` for a row that lacks what its kind needs.
    func load(
        _ row: BarrierRow, as kind: Barrier.Kind, over item: BarrierLoad
    ) throws(BarrierRow.Fault) -> BarrierLoad {
        var load = BarrierLoad()
        switch kind {
        case .restriction: break
        case .scaledCost:
            load.factors = item.factors
            if let factor = row.factor { load.factors[impedance.name] = factor }
            if load.factors.isEmpty { throw BarrierRow.Fault(description: "it has no factor") }
        case .addedCost:
            load.additions = item.additions
            if let cost = row.cost { load.additions[impedance.name] = try amount(cost) }
            if load.additions.isEmpty { throw BarrierRow.Fault(description: "it has no cost to add") }
        }
        return load
    }

    private func amount(_ cost: CostAmount) throws(BarrierRow.Fault) -> Int64 {
        do throws(WrongCostUnit) {
            return try cost.amount(of: impedance)
        } catch {
            throw BarrierRow.Fault(description: "\(error)")
        }
    }
}
