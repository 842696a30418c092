import Vocabulary

extension Shape {
    /// A list.
    public static func list<Element>(of element: Shape<Element>, called expected: String? = nil) -> Shape
    where Value == [Element] {
        let expected = expected ?? "a list, each \(element.expected)"
        return Shape(
            expected: expected, schema: .object([("type", .text("array")), ("items", element.schema)]),
            encode: listEncoder(element)
        ) { node, reader in
            guard let items = node.items else {
                reader.wrongType(node, expected: expected, help: "put it in brackets: [...]")
                return nil
            }
            return decodeItems(items, element, reader)
        }
    }

    /// A list, or one item that stands for a list of one.
    public static func listOrOne<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
        Shape(
            expected: "\(element.expected) or a list of such",
            schema: .object([
                ("anyOf", .array([element.schema, .object([("type", .text("array")), ("items", element.schema)])]))
            ]), encode: listEncoder(element), overlay: .replaces
        ) { node, reader in
            if let items = node.items { return decodeItems(items, element, reader) }
            return reader.within("[1]") { element.decode(node, reader) }.map { [$0] }
        }
    }

    /// The same list, which must have an item.
    ///
    /// - Parameters:
    ///   - name: what messages call it, such as `the list of stops`.
    ///   - help: what an empty list needs.
    func nonEmpty<Element>(_ name: String, help: String) -> Shape where Value == [Element] {
        adding([("minItems", .integer(1))])
            .checked("bad_list") { $0.isEmpty ? ("\(name) is empty", help) : nil }
    }

    static func listEncoder<Element>(_ element: Shape<Element>) -> (@Sendable ([Element]) -> JSONValue)? {
        guard let encode = element.encode else { return nil }
        return { .array($0.map(encode)) }
    }

    /// Decodes each item, for the mistakes in all of them.
    ///
    /// - Returns: the items without mistakes; the reader has heard of the others.
    static func decodeItems<Element>(_ items: [Node], _ element: Shape<Element>, _ reader: Reader) -> [Element] {
        items.enumerated().compactMap { index, item in
            reader.within("[\(index + 1)]") { element.decode(item, reader) }
        }
    }
}
