extension CostAmount {
    /// Reads an amount as a field of a table holds it: `4`, `4 min` or `100 m`.
    ///
    /// - Throws: for anything else, for less than nothing, and for more than `greatest`.
    public init(text: String) throws(QuantityFault) {
        do throws(QuantityText.Fault) {
            self = try CostAmount.read(text)
        } catch {
            throw QuantityFault(description: error.message(of: text, in: .amount))
        }
        if let reason = rangeFault { throw QuantityFault(description: "\(SafeText.quoted(text)) \(reason)") }
    }

    /// Why an amount cannot be one, behind its text; nil for a good one.
    var rangeFault: String? {
        if !value.isFinite { return "is not a finite number" }
        if value < 0 { return "is less than zero" }
        return value <= CostAmount.greatest ? nil : "is too large"
    }

    static func read(_ text: String) throws(QuantityText.Fault) -> CostAmount {
        do throws(QuantityText.Fault) {
            return CostAmount(try QuantityText(text, in: .time).value, .time)
        } catch .noUnit {
            return CostAmount(try QuantityText(text, in: .amount, bareUnit: "").value, .none)
        } catch .wrongDimension(_, measures: JobSpec.Dimension.length.name) {
            return CostAmount(try QuantityText(text, in: .length).value, .length)
        }
    }
}

extension Dimension {
    /// Any cost: its name in messages, and its bare number.
    static let amount = Dimension(
        name: "an amount of a cost", units: [Unit(symbol: "", factor: 1)] + time.units + length.units, bareUnit: nil,
        example: "4 min")
}
