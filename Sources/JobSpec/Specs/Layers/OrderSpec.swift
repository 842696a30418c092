import Vocabulary

/// A field that rows are put in order by.
public struct OrderSpec: Sendable, Equatable {
    public let field: String
    public let isDescending: Bool

    /// Reads `FIELD`, `FIELD asc` or `FIELD desc`. The field may stand in double quotes, in which `""` is a quote.
    ///
    /// - Returns: nil for anything else.
    init?(_ text: String) {
        guard let (field, rest) = text.hasPrefix("\"") ? Self.quotedField(text) : Self.plainField(text) else {
            return nil
        }
        switch rest.split(whereSeparator: \.isWhitespace).map({ $0.lowercased() }) {
        case [], ["asc"]: isDescending = false
        case ["desc"]: isDescending = true
        default: return nil
        }
        self.field = field
    }

    /// As a job file can say it.
    var text: String {
        let needsQuotes = field.contains { $0.isWhitespace || $0 == "," || $0 == "\"" }
        let name = needsQuotes ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
        return isDescending ? "\(name) desc" : name
    }

    private static func plainField(_ text: String) -> (field: String, rest: Substring)? {
        let field = text.prefix { !$0.isWhitespace }
        guard !field.isEmpty, !field.contains(","), !field.contains("\"") else { return nil }
        return (String(field), text[field.endIndex...])
    }

    private static func quotedField(_ text: String) -> (field: String, rest: Substring)? {
        var field = ""
        var rest = text.dropFirst()
        while let end = rest.firstIndex(of: "\"") {
            field += rest[..<end]
            rest = rest[rest.index(after: end)...]
            guard rest.first == "\"" else {
                let isApart = rest.first?.isWhitespace ?? true
                return field.isEmpty || !isApart ? nil : (field, rest)
            }
            field += "\""
            rest = rest.dropFirst()
        }
        return nil
    }

    /// What the schema says of a text: a name, in quotes or of one word, and a direction.
    private static let pattern = #"^("([^"]|"")+"|[^\s,"]+)(\s+([aA][sS][cC]|[dD][eE][sS][cC]))?\s*$"#

    static let shape = Shape<OrderSpec>(
        expected: "a field to order by",
        schema: .object(Shape<String>.label.schema.members() + [("pattern", .text(pattern))]),
        encode: { .text($0.text) },
        decode: { node, reader in
            guard let text = Shape.label.decode(node, reader) else { return nil }
            if let order = OrderSpec(text) { return order }
            reader.error(
                "bad_order", at: node.mark, "\(SafeText.quoted(text)) is no field to order by",
                help: "write FIELD, FIELD asc or FIELD desc, and several as a list; a name with blanks or commas "
                    + "stands in double quotes of its own: '\"FIELD NAME\" desc'")
            return nil
        })

    static let listShape = Shape<[Marked<OrderSpec>]>.listOrOne(of: .marked(shape))
}
