import Vocabulary

extension Shape where Value == String {
    /// A text. A plain number or `true` is none: it needs quotes.
    public static var text: Shape {
        Shape(expected: "a text", schema: .object([("type", .text("string"))]), encode: JSONValue.text) {
            node, reader in
            if let text = node.text { return text }
            let isWord = node.scalar.map { $0.value != .null } ?? false
            reader.wrongType(
                node, expected: "a text", help: isWord ? "put it in quotes: \"\(node.scalar?.text ?? "")\"" : nil)
            return nil
        }
    }

    /// A text, or a number taken as it was written: for names and ids.
    public static var label: Shape {
        Shape(
            expected: "a text or a number", schema: .object([("type", .texts(["string", "number"]))]),
            encode: JSONValue.text
        ) { node, reader in
            if let text = node.text { return text }
            if let scalar = node.scalar, scalar.asNumber != nil { return scalar.text }
            reader.wrongType(node, expected: "a text or a number")
            return nil
        }
    }

    /// The value of a tag: a text, or a number, `true` or `false` taken as it was written.
    public static var tagValue: Shape { word("the value of a tag") }

    /// A text, or a number, `true` or `false` taken as it was written.
    static func word(_ expected: String) -> Shape {
        Shape(
            expected: expected, schema: .object([("type", .texts(["string", "number", "boolean"]))]),
            encode: JSONValue.text
        ) { node, reader in
            if let scalar = node.scalar, scalar.value != .null { return scalar.text }
            reader.wrongType(node, expected: expected)
            return nil
        }
    }
}

extension Shape where Value == Bool {
    /// `true` or `false`.
    public static var boolean: Shape {
        Shape(
            expected: "true or false", schema: .object([("type", .text("boolean"))]), encode: JSONValue.boolean
        ) { node, reader in
            if case .boolean(let value)? = node.scalar?.value { return value }
            reader.wrongType(node, expected: "true or false", help: help(for: node.text))
            return nil
        }
    }

    private static func help(for text: String?) -> String? {
        switch text?.lowercased() {
        case "yes", "on", "y", "true": "write true; in YAML 1.2 this is a text"
        case "no", "off", "n", "false": "write false; in YAML 1.2 this is a text"
        default: nil
        }
    }
}

extension Shape where Value == Int64 {
    /// A whole number in a range.
    public static func integer(_ range: ClosedRange<Int64>) -> Shape {
        let expected =
            range.upperBound == .max
            ? "a whole number from \(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        let schema = JSONValue.members([
            ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
            ("maximum", range.upperBound == .max ? nil : .integer(range.upperBound)),
        ])
        return Shape(expected: expected, schema: schema, encode: JSONValue.integer) { node, reader in
            guard let number = node.scalar?.asNumber else {
                reader.wrongType(node, expected: expected)
                return nil
            }
            if let whole = whole(node.scalar?.value, number), range.contains(whole) { return whole }
            reader.error("out_of_range", at: node.mark, "expected \(expected), not \(node.phrase)")
            return nil
        }
    }

    private static func whole(_ value: Scalar.Value?, _ number: Double) -> Int64? {
        if case .integer(let integer)? = value { return integer }
        return Int64(exactly: number)
    }
}

extension Shape where Value == Double {
    /// A finite number in a range.
    public static func number(_ range: ClosedRange<Double>) -> Shape {
        let (low, high) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
        let expected = "a number from \(low.written()) to \(high.written())"
        let schema = JSONValue.object([("type", .text("number")), ("minimum", low), ("maximum", high)])
        return Shape(expected: expected, schema: schema, encode: JSONValue.number) { node, reader in
            guard let number = node.scalar?.asNumber else {
                reader.wrongType(node, expected: expected)
                return nil
            }
            if range.contains(number) { return number }
            reader.error("out_of_range", at: node.mark, "expected \(expected), not \(node.phrase)")
            return nil
        }
    }

    /// A finite number in a range whose bounds may not belong to it.
    static func number(in range: NumberRange) -> Shape {
        Shape(expected: range.expected, schema: range.schema, encode: JSONValue.number) { node, reader in
            guard let number = node.scalar?.asNumber else {
                reader.wrongType(node, expected: range.expected)
                return nil
            }
            if range.contains(number) { return number }
            reader.error("out_of_range", at: node.mark, "expected \(range.expected), not \(node.phrase)")
            return nil
        }
    }
}
