import JobSpec
import Vocabulary

extension CostAmount {
    /// The amount in milliseconds, millimetres or millionths of a user's unit.
    ///
    /// - Throws: `WrongCostUnit` for a unit that does not measure the cost.
    func amount(of impedance: Impedance) throws(WrongCostUnit) -> Int64 {
        switch (impedance, dimension) {
        case (.time, .time), (.length, .length): Int64(value)
        case (.time, .none): Int64((value * 60_000).rounded())
        case (.length, .none): Int64((value * 1000).rounded())
        case (.attribute, .none): Int64((value * 1_000_000).rounded())
        default: throw WrongCostUnit(amount: self, cost: impedance.name)
        }
    }
}

/// An amount whose unit does not measure its cost.
struct WrongCostUnit: Error, CustomStringConvertible {
    let amount: CostAmount
    let cost: String

    var description: String {
        let wanted = cost == "time" ? "a time" : cost == "length" ? "a length" : "a bare number, in its own unit"
        return "\(amount) does not measure the cost '\(cost)', which is \(wanted)"
    }
}
