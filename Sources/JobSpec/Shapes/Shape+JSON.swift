import Vocabulary

extension Shape where Value == JSONValue {
    /// A mapping that is kept as the JSON that it is, such as a GeoJSON geometry.
    public static func json(_ expected: String) -> Shape {
        Shape(
            expected: expected, schema: .object([("type", .text("object"))]), encode: { $0 },
            decode: { node, reader in
                guard node.pairs != nil else {
                    reader.wrongType(node, expected: expected)
                    return nil
                }
                return node.json(reader)
            })
    }
}

extension Node {
    /// The tree as JSON; nil where it holds a number that JSON cannot write.
    ///
    /// - Parameters:
    ///   - reader: hears of such numbers; nil where they have been told.
    ///   - isVerbatim: whether numbers keep their digits, as names do: `1.10` and `007`. Shapes read them again.
    func json(_ reader: Reader?, isVerbatim: Bool = false) -> JSONValue? {
        switch content {
        case .invalid: return nil
        case .sequence(let items):
            let values = items.map { $0.json(reader, isVerbatim: isVerbatim) }
            return values.contains { $0 == nil } ? nil : .array(values.compactMap { $0 })
        case .mapping(let pairs):
            let members = pairs.map { ($0.key, $0.value.json(reader, isVerbatim: isVerbatim)) }
            return members.contains { $0.1 == nil } ? nil : .members(members)
        case .scalar(let scalar):
            if let value = scalar.json {
                return isVerbatim && scalar.asNumber != nil ? .number(scalar.text) : value
            }
            reader?.error("not_finite", at: mark, "\(SafeText.quoted(scalar.text)) is not a finite number")
            return nil
        }
    }
}

extension Scalar {
    fileprivate var json: JSONValue? {
        switch value {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): value.isFinite ? JSONValue.number(value) : nil
        case .text: .text(text)
        }
    }
}
