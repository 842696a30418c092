import Vocabulary

/// What a quantity measures, and the units that it can be written in.
public struct Dimension: Sendable {
    /// A unit and how much of the dimension's base it is.
    struct Unit: Sendable {
        let symbol: String
        let factor: Double
    }

    /// `a duration`, as messages call it.
    let name: String
    let units: [Unit]
    /// The unit of a bare number, or nil where a unit must be given.
    let bareUnit: String?
    let example: String

    /// How a value of the dimension is written.
    var help: String {
        if bareUnit?.isEmpty ?? false { return "write a number such as '\(example)', in the cost's own unit" }
        let units = "write \(name) such as '\(example)'; units: " + units.map(\.symbol).joined(separator: ", ")
        guard let bareUnit else { return units }
        return units + "; a bare number is in \(bareUnit)"
    }

    func unit(_ symbol: String) -> Unit? { units.first { $0.symbol == symbol } }

    /// Milliseconds.
    public static let time = Dimension(
        name: "a duration",
        units: [
            Unit(symbol: "ms", factor: 1), Unit(symbol: "s", factor: 1_000), Unit(symbol: "min", factor: 60_000),
            Unit(symbol: "h", factor: 3_600_000), Unit(symbol: "d", factor: 86_400_000),
        ], bareUnit: "min", example: "5 min")

    /// Millimetres. The mile and the foot are the international ones.
    public static let length = Dimension(
        name: "a length",
        units: [
            Unit(symbol: "mm", factor: 1), Unit(symbol: "cm", factor: 10), Unit(symbol: "m", factor: 1_000),
            Unit(symbol: "km", factor: 1_000_000), Unit(symbol: "ft", factor: 304.8),
            Unit(symbol: "yd", factor: 914.4), Unit(symbol: "mi", factor: 1_609_344),
        ], bareUnit: "m", example: "500 m")

    /// Kilometres an hour.
    static let speed = Dimension(
        name: "a speed",
        units: [
            Unit(symbol: "km/h", factor: 1), Unit(symbol: "mph", factor: 1.609344), Unit(symbol: "m/s", factor: 3.6),
        ], bareUnit: "km/h", example: "30 km/h")

    /// Square metres.
    static let area = Dimension(
        name: "an area",
        units: [
            Unit(symbol: "m2", factor: 1), Unit(symbol: "m²", factor: 1), Unit(symbol: "ha", factor: 10_000),
            Unit(symbol: "km2", factor: 1_000_000), Unit(symbol: "km²", factor: 1_000_000),
        ], bareUnit: nil, example: "25 ha")

    /// Kilograms.
    static let weight = Dimension(
        name: "a weight",
        units: [Unit(symbol: "kg", factor: 1), Unit(symbol: "t", factor: 1_000)], bareUnit: nil, example: "18 t")

    /// Millionths of the unit of a cost that users defined, which has no symbol.
    static let ownUnit = Dimension(
        name: "an amount of the cost", units: [Unit(symbol: "", factor: 1_000_000)], bareUnit: "", example: "2.5")

    static let all = [time, length, speed, area, weight]
}

extension Dimension {
    /// What a cost measures: milliseconds, millimetres, or millionths of a unit that users defined.
    init(of impedance: Impedance) {
        switch impedance {
        case .time: self = .time
        case .length: self = .length
        case .attribute: self = .ownUnit
        }
    }
}
