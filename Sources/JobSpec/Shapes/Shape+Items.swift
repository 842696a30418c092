import Vocabulary

extension Shape {
    /// A list of items; a lone mapping is a list of one. An item `use: name` stands for the items of a definition of
    /// the project.
    public static func items<Element>(of element: Shape<Element>, called expected: String) -> Shape
    where Value == [Element] {
        Shape(expected: expected, schema: itemsSchema(element.schema), overlay: .replaces) { node, reader in
            guard node.items != nil || node.pairs != nil else {
                reader.wrongType(node, expected: expected)
                return nil
            }
            return decodeItems(Definitions(reader).expand(node), element, reader)
        }
    }

    private static func itemsSchema(_ element: JSONValue) -> JSONValue {
        let name = JSONValue.object([
            ("type", .text("string")), ("description", .text("The name of a definition of the project.")),
            ("examples", .texts(["floods"])),
        ])
        let use = JSONValue.object([
            ("type", .text("object")), ("description", .text("The items of one of the project's definitions.")),
            ("properties", .object([(Definitions.key, name)])),
            ("required", .texts([Definitions.key])), ("additionalProperties", .boolean(false)),
        ])
        let list = JSONValue.object([
            ("type", .text("array")), ("items", .object([("anyOf", .array([element, use]))])),
        ])
        return .object([("anyOf", .array([list, element, use]))])
    }
}
