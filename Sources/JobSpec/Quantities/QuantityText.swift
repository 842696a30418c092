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

    init(_ text: String, in dimension: Dimension) throws(Fault) {
        var scan = DigitScan(text.utf8)
        scan.skipSign()
        let whole = scan.skipDigits()
        let fraction = scan.skip(".") ? scan.skipDigits() : 0
        guard whole + fraction > 0, let number = Double(String(scan.read)) else { throw .notAQuantity }
        let symbol = String(scan.rest.drop { $0 == " " })
        if symbol.isEmpty { throw .noUnit }
        if let unit = dimension.unit(symbol) {
            value = number * unit.factor
        } else if let other = Dimension.all.first(where: { $0.unit(symbol) != nil }) {
            throw .wrongDimension(unit: symbol, measures: other.name)
        } else {
            throw .unknownUnit(symbol)
        }
    }
}
