import Vocabulary

extension CostAmount {
    /// An amount of zero or more: a number, or a text with a unit of time or of length.
    static let shape = shape(canBeZero: true)

    /// An amount of more than zero, which is written in the same way.
    static let aboveZero = shape(canBeZero: false)

    private static func shape(canBeZero: Bool) -> Shape<CostAmount> {
        Shape<CostAmount>(
            expected: "an amount such as '4 min'", schema: schema(canBeZero: canBeZero), encode: { $0.json },
            decode: { node, reader in
                guard let amount = read(node, reader) else { return nil }
                let isTooSmall = !canBeZero && amount.value <= 0
                guard let fault = isTooSmall ? "is not more than zero" : amount.rangeFault else { return amount }
                reader.error("out_of_range", at: node.mark, "\(SafeText.quoted(node.scalar?.text ?? "")) \(fault)")
                return nil
            })
    }

    private static let help: String = {
        let units = (JobSpec.Dimension.time.units + JobSpec.Dimension.length.units).map(\.symbol)
        return "write an amount such as '4 min'; units: \(units.joined(separator: ", ")); a bare number is in the unit "
            + "of the cost: minutes, metres, or its own"
    }()

    private static func read(_ node: Node, _ reader: Reader) -> CostAmount? {
        if let number = node.scalar?.asNumber { return CostAmount(number, .none) }
        guard let text = node.text else {
            reader.wrongType(node, expected: "an amount such as '4 min'")
            return nil
        }
        do throws(QuantityText.Fault) {
            let amount = try read(text)
            if amount.dimension != .none { return amount }
            // A number in quotes is a text, and no quantity without its unit; so it is everywhere.
            throw .noUnit
        } catch {
            reader.error("bad_unit", at: node.mark, error.message(of: text, in: .amount), help: help)
            return nil
        }
    }

    private static func schema(canBeZero: Bool) -> JSONValue {
        let units = JobSpec.Dimension.time.units + JobSpec.Dimension.length.units
        let pattern = "^[+]?([0-9]+\\.?[0-9]*|\\.[0-9]+) *(\(units.map(\.symbol).joined(separator: "|")))$"
        return .object([
            ("type", .texts(["number", "string"])), (canBeZero ? "minimum" : "exclusiveMinimum", .integer(0)),
            ("maximum", .number(greatest)), ("pattern", .text(pattern)), ("examples", .texts(["4 min"])),
        ])
    }
}
