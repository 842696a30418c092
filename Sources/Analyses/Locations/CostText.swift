import Results
import Vocabulary

/// Amounts of an impedance as outputs show them: minutes, metres, or units that users defined.
struct CostText {
    let impedance: Impedance

    /// - Parameter amount: milliseconds, millimetres, or millionths of a unit.
    func value(_ amount: Int64) -> Value {
        switch impedance {
        case .time: .duration(milliseconds: amount)
        case .length: .length(millimetres: amount)
        case .attribute: .millionths(amount)
        }
    }

    /// Such values as cells of a column.
    var cells: ColumnCells.Kind {
        switch impedance {
        case .time: .duration
        case .length: .length
        case .attribute: .millionths
        }
    }

    /// The unit that columns name.
    var unit: String? {
        switch impedance {
        case .time: "minutes"
        case .length: "metres"
        case .attribute: nil
        }
    }

    /// The number in as few digits as tell it, with at most six decimals: `3`, `1.5`, `0.166667`.
    func shortest(_ amount: Int64) -> String {
        let (perUnit, decimals) = scale
        let (whole, rest) = amount.quotientAndRemainder(dividingBy: perUnit)
        let shift = (0..<decimals).reduce(Int64(1)) { power, _ in power * 10 }
        let fraction = (rest * shift + perUnit / 2) / perUnit
        guard fraction < shift else { return String(whole + 1) }
        guard fraction > 0 else { return String(whole) }
        let digits = String(fraction)
        var padded = String(repeating: "0", count: decimals - digits.count) + digits
        while padded.last == "0" { padded.removeLast() }
        return "\(whole).\(padded)"
    }

    /// With the unit, for sentences.
    func sentence(_ amount: Int64) -> String {
        switch impedance {
        case .time: shortest(amount) + " min"
        case .length: shortest(amount) + " m"
        case .attribute(let name): shortest(amount) + " of \(name)"
        }
    }

    /// A length in whole metres, for sentences: `120 m`.
    static func wholeMetres(_ millimetres: Int64) -> String { "\((millimetres + 500) / 1000) m" }

    private var scale: (perUnit: Int64, decimals: Int) {
        switch impedance {
        case .time: (60_000, 6)
        case .length: (1000, 3)
        case .attribute: (1_000_000, 6)
        }
    }
}
