import Vocabulary

extension Shape {
    /// Values by names that the user chooses.
    ///
    /// - Parameter canClear: whether a value `none` takes away what the map lies over. Among values that are texts it is a text
    ///   of its own where it stands in quotes.
    public static func map<Element>(
        of element: Shape<Element>, called expected: String, canClear: Bool = false
    ) -> Shape
    where Value == OrderedMap<Element> {
        Shape(
            expected: expected, schema: mapSchema(element.schema, canClear: canClear), encode: mapEncoder(element)
        ) { node, reader in
            guard let pairs = node.pairs else {
                reader.wrongType(node, expected: expected)
                return nil
            }
            return decodePairs(pairs, element, canClear: canClear, reader)
        }
    }

    private static func mapSchema(_ element: JSONValue, canClear: Bool) -> JSONValue {
        let item =
            !canClear
            ? element
            : .object([("anyOf", .array([element, .object([("const", .text("none"))])]))])
        return .object([("type", .text("object")), ("additionalProperties", item)])
    }

    private static func mapEncoder<Element>(_ element: Shape<Element>) -> (
        @Sendable (OrderedMap<Element>) -> JSONValue
    )? {
        guard let encode = element.encode else { return nil }
        return { map in .object(map.entries.map { ($0.name.value, encode($0.value)) }) }
    }

    private static func decodePairs<Element>(
        _ pairs: [Node.Pair], _ element: Shape<Element>, canClear: Bool, _ reader: Reader
    ) -> OrderedMap<Element> {
        var entries: [OrderedMap<Element>.Entry] = []
        var (cleared, unread): ([String], [String]) = ([], [])
        for pair in pairs {
            if canClear, pair.value.isNone, pair.value.isPlainNone || !element.schema.takesAnyText {
                cleared.append(pair.key)
            } else if let value = reader.within(pair.key, { element.decode(pair.value, reader) }) {
                entries.append(.init(Marked(pair.key, at: pair.keyMark), value))
            } else {
                unread.append(pair.key)
            }
        }
        return OrderedMap(entries, cleared: cleared, unread: unread)
    }

    /// The same map, which must not be empty.
    ///
    /// - Parameter name: what messages call it.
    func nonEmpty<Element>(_ name: String, help: String) -> Shape where Value == OrderedMap<Element> {
        adding([("minProperties", .integer(1))])
            .checked("bad_list") { $0.entries.isEmpty ? ("\(name) is empty", help) : nil }
    }

    /// The same map, some of whose names are refused.
    ///
    /// - Parameters:
    ///   - schema: what the schema says of names.
    ///   - fault: what is wrong with a name, and what would be right; nil for a good one.
    func refusingNames<Element>(
        _ schema: JSONValue, _ fault: @escaping @Sendable (String) -> (message: String, help: String?)?
    ) -> Shape where Value == OrderedMap<Element> {
        let map = adding([("propertyNames", schema)])
        return Shape(expected: expected, schema: map.schema, encode: encode) { node, reader in
            var isGood = true
            for pair in node.pairs ?? [] {
                guard let fault = fault(pair.key) else { continue }
                reader.error("bad_name", at: pair.keyMark, fault.message, help: fault.help)
                isGood = false
            }
            let value = map.decode(node, reader)
            return isGood ? value : nil
        }
    }
}
