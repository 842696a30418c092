/// Reads `5 min`: a number, perhaps blanks, a unit.
struct QuantityText {
    /// Why a text is not a quantity of the dimension asked for.
    enum Fault: Error, Equatable {
        case notAQuantity
        case noUnit
        /// The unit measures something else, by that dimension's name.
        case wrongDimension(unit: String, measures: String)
        case unknownUnit(String)
    }

    /// In the dimension's base.
    let value: Double

    /// - Parameter bareUnit: the unit of a number that has none; without it, such a number is a fault.
    init(_ text: String, in dimension: Dimension, bareUnit: String? = nil) throws(Fault) {
        var scan = DigitScan(text.utf8)
        scan.skipSign()
        let whole = scan.skipDigits()
        let fraction = scan.skip(".") ? scan.skipDigits() : 0
        guard whole + fraction > 0, let number = Double(String(scan.read)) else { throw .notAQuantity }
        let written = String(scan.rest.drop { $0 == " " })
        guard let symbol = written.isEmpty ? bareUnit : written else { throw .noUnit }
        if let unit = dimension.unit(symbol) {
            value = number * unit.factor
        } else if let other = Dimension.all.first(where: { $0.unit(symbol) != nil }) {
            throw .wrongDimension(unit: symbol, measures: other.name)
        } else {
            throw .unknownUnit(symbol)
        }
    }
}

extension QuantityText.Fault {
    /// What is wrong with a text, in one sentence.
    func message(of text: String, in dimension: Dimension) -> String {
        let quoted = SafeText.quoted(text)
        return switch self {
        case .notAQuantity: "\(quoted) is not \(dimension.name)"
        case .noUnit: "\(quoted) has no unit"
        case .wrongDimension(let unit, let measures):
            "\(quoted) is not \(dimension.name): '\(unit)' measures \(measures)"
        case .unknownUnit(let unit):
            "\(quoted) is not \(dimension.name): \(SafeText.quoted(unit)) is no unit known here"
        }
    }
}
