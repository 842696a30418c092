import Vocabulary

/// Decodes a quantity of one dimension from a node, in the dimension's base.
struct QuantityReader: Sendable {
    let dimension: Dimension
    let range: QuantityRange

    /// `a duration such as '5 min'`
    var expected: String { "\(dimension.name) such as '\(dimension.example)'" }

    /// A bare number where there is a unit for it, or a text with a unit.
    var schema: JSONValue {
        let sign = if case .any = range { "[-+]?" } else { "[+]?" }
        // At least one digit that is not zero.
        let size = if case .moreThanZero = range { "(?=[0-9.]*[1-9])" } else { "" }
        let units = dimension.units.map(\.symbol).joined(separator: "|")
        let bound: [(String, JSONValue)] =
            switch range {
            case .any: []
            case .zeroOrMore: [("minimum", .integer(0))]
            case .moreThanZero: [("exclusiveMinimum", .integer(0))]
            }
        return .object(
            [("type", dimension.bareUnit == nil ? .text("string") : .texts(["number", "string"]))]
                + (dimension.bareUnit == nil ? [] : bound)
                + [
                    ("pattern", .text("^\(sign)\(size)([0-9]+\\.?[0-9]*|\\.[0-9]+) *(\(units))$")),
                    ("examples", .texts([dimension.example])),
                ])
    }

    func decode(_ node: Node, _ reader: Reader) -> Double? {
        guard let value = value(of: node, reader) else { return nil }
        if let fault = fault(of: value) {
            reader.error("out_of_range", at: node.mark, "\(SafeText.quoted(node.scalar?.text ?? "")) \(fault)")
            return nil
        }
        return value
    }

    /// As `decode`, rounded to a whole number, half away from zero.
    ///
    /// - Parameter greatest: more is a mistake.
    func decodeWhole(_ node: Node, _ reader: Reader, atMost greatest: Double) -> Int64? {
        guard let value = decode(node, reader) else { return nil }
        let isNothing = range == .moreThanZero && value.rounded() == 0
        if !isNothing, abs(value) <= greatest { return Int64(value.rounded()) }
        let fault = isNothing ? "is too small" : "is too large"
        reader.error("out_of_range", at: node.mark, "\(SafeText.quoted(node.scalar?.text ?? "")) \(fault)")
        return nil
    }

    private func value(of node: Node, _ reader: Reader) -> Double? {
        if let number = node.scalar?.asNumber {
            if let unit = dimension.bareUnit.flatMap(dimension.unit) { return number * unit.factor }
            reader.error(
                "bad_unit", at: node.mark, "\(SafeText.quoted(node.scalar?.text ?? "")) has no unit",
                help: dimension.help)
            return nil
        }
        guard let text = node.text else {
            reader.wrongType(node, expected: expected)
            return nil
        }
        do throws(QuantityText.Fault) {
            return try QuantityText(text, in: dimension).value
        } catch {
            reader.error("bad_unit", at: node.mark, error.message(of: text, in: dimension), help: dimension.help)
            return nil
        }
    }

    private func fault(of value: Double) -> String? {
        if !value.isFinite { return "is not a finite number" }
        switch range {
        case .any: return nil
        case .zeroOrMore: return value < 0 ? "is negative; \(dimension.name) here is zero or more" : nil
        case .moreThanZero: return value <= 0 ? "is not more than zero" : nil
        }
    }
}
