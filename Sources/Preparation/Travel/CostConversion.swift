import JobSpec
import Vocabulary

extension CostAmount {
    /// The amount in milliseconds, millimetres or millionths of a user's unit.
    ///
    /// - Throws: `UnusableAmount` for a unit that does not measure the cost, and for more than is ever counted.
    func amount(of impedance: Impedance) throws(UnusableAmount) -> Int64 {
        switch (impedance, dimension) {
        case (.time, .time), (.length, .length): Int64(value)
        case (.time, .none): try whole(value * 60_000)
        case (.length, .none): try whole(value * 1000)
        case (.attribute, .none): Int64((value * 1_000_000).rounded())
        default: throw .wrongUnit(self, cost: impedance.name)
        }
    }

    /// A bare number is known to be too large when its unit is.
    private func whole(_ value: Double) throws(UnusableAmount) -> Int64 {
        guard value <= CostAmount.greatest else { throw .tooLarge(self) }
        return Int64(value.rounded())
    }
}

/// Why an amount is none of a cost.
enum UnusableAmount: Error, CustomStringConvertible {
    /// Its unit does not measure the cost.
    case wrongUnit(CostAmount, cost: String)
    case tooLarge(CostAmount)

    /// Of the mistake.
    var code: String {
        switch self {
        case .wrongUnit: "wrong_unit"
        case .tooLarge: "out_of_range"
        }
    }

    var description: String {
        switch self {
        case .tooLarge(let amount): return "\(amount) is too large"
        case .wrongUnit(let amount, let cost):
            let wanted = cost == "time" ? "a time" : cost == "length" ? "a length" : "a bare number, in its own unit"
            return "\(amount) does not measure the cost '\(cost)', which is \(wanted)"
        }
    }
}
