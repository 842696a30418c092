import Vocabulary

extension Shape where Value == String {
    /// The same text, which must not be empty.
    ///
    /// - Parameter name: what messages call it, such as `the condition`.
    func notEmpty(_ name: String) -> Shape {
        adding([("minLength", .integer(1))])
            .checked("empty_text") { $0.isEmpty ? ("\(name) is empty", nil) : nil }
    }

    /// The same text, which must have more than blanks.
    func notBlank(_ name: String) -> Shape {
        adding([("pattern", .text("\\S"))])
            .checked("empty_text") { $0.allSatisfy(\.isWhitespace) ? ("\(name) is empty", nil) : nil }
    }

    /// The same text, with examples in its schema.
    func examples(_ examples: String...) -> Shape { adding([("examples", .texts(examples))]) }

    /// A path, or what else says where data is. The reader takes it down.
    static let source = takenDown(
        text.notEmpty("the source").examples("data/places.gpkg", "PG:host=db dbname=gis user=reader")
    ) { $1.note(source: $0) }

    private static func takenDown(_ shape: Shape, _ note: @escaping @Sendable (Marked<String>, Reader) -> Void) -> Shape
    {
        Shape(expected: shape.expected, schema: shape.schema, encode: shape.encode) { node, reader in
            guard let text = shape.decode(node, reader) else { return nil }
            note(Marked(text, at: node.mark, written: node.scalar?.written), reader)
            return text
        }
    }

    /// What a place is called.
    static let placeName = label.notBlank("the name")

    /// The name of a layer or of a table.
    static let layerName = label.notEmpty("the name")

    /// The name of a field.
    static let fieldName = label.notEmpty("the name of a field")

    /// The name of a cost of a network.
    static let costName = label.notEmpty("the name of a cost")

    /// The name of a restriction of a network.
    static let restrictionName = label.notEmpty("the name of a restriction")

    /// A condition in SQL, such as `beds >= 50`.
    static let condition = takenDown(text.notEmpty("the condition").examples("beds >= 50")) { $1.noteCondition() }

    /// The name of a coordinate system.
    static let coordinateSystem = Shape(expected: "a text", schema: text.schema, encode: text.encode) { node, reader in
        if let text = node.text { return text }
        let number = node.scalar.flatMap { $0.asNumber == nil ? nil : $0.text }
        reader.wrongType(node, expected: "a text", help: number.map { "such as EPSG:\($0)" })
        return nil
    }.examples("EPSG:25832")
}

extension Shape where Value == [Marked<String>] {
    /// The names of fields; one name stands for a list of one.
    static let fieldNames = Shape.listOrOne(of: .marked(.fieldName))
        .eachOnce("the field")

    /// The classes of streets, each once.
    static let classNames = Shape.list(of: .marked(.label.notEmpty("the name of a class")), called: "a list of classes")
        .eachOnce("the class")

    /// The names of costs, each once.
    static let costNames = Shape.list(of: .marked(.costName), called: "a list of costs")
        .eachOnce("the cost")

    /// The names of restrictions, each once.
    static let restrictionNames = Shape.list(of: .marked(.restrictionName), called: "a list of restrictions")
        .eachOnce("the restriction")

    /// The names of network sources, which upper and lower case do not tell apart; one name stands for a list of one.
    static let sourceNames = Shape.listOrOne(of: .marked(.label)).eachOnce("the source") { $0.lowercased() }

    /// Ids as they are written, at least one.
    static let ids = Shape.list(of: .marked(.label), called: "a list of ids")
        .nonEmpty("the list of ids", help: "name at least one id, or leave 'ids' out")

    /// The same names, none of which comes again.
    ///
    /// - Parameters:
    ///   - noun: what messages call one of them: `the field`.
    ///   - meaning: the same for names that mean the same.
    private func eachOnce(_ noun: String, by meaning: @escaping @Sendable (String) -> String = { $0 }) -> Shape {
        adding([("uniqueItems", .boolean(true))]).checked("bad_list") { names in
            var seen: Set<String> = []
            return names.first { !seen.insert(meaning($0.value)).inserted }.map {
                ("\(noun) \(SafeText.quoted($0.value)) is named twice", nil)
            }
        }
    }
}
