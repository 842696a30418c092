import Vocabulary

extension Shape where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the words that an enumeration names.
    public static func choice(of type: Value.Type = Value.self) -> Shape { choice(among: Array(Value.allCases)) }

    /// One of some of the words that an enumeration names.
    static func choice(among choices: [Value]) -> Shape {
        let words = choices.map(\.rawValue)
        let expected = words.count == 1 ? SafeText.quoted(words[0]) : "one of \(SafeText.alternatives(words))"
        return Shape(
            expected: expected, schema: .object([("enum", .texts(words))]), acceptsNone: words.contains("none"),
            encode: { .text($0.rawValue) },
            decode: { node, reader in
                guard let text = node.text else {
                    reader.wrongType(node, expected: expected)
                    return nil
                }
                if let value = choices.first(where: { $0.rawValue == text }) { return value }
                reader.unknownWord(text, at: node.mark, known: words)
                return nil
            })
    }
}

extension Reader {
    /// Reports a word that is none of those known, with the nearest or with all of them.
    func unknownWord(_ word: String, at mark: Mark, known: [String]) {
        let nearest = Suggestion.nearest(to: word, among: known)
        error(
            "unknown_value", at: mark, "unknown value \(SafeText.quoted(word))",
            help: nearest.map { "did you mean '\($0)'?" } ?? "known values: \(known.joined(separator: ", "))")
    }
}
