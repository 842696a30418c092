import Vocabulary

extension Shape where Value == Sentence {
    /// A sentence with room for some placeholders.
    ///
    /// - Parameter name: the key that it stands under.
    static func sentence(_ name: String, roomFor placeholders: Set<Placeholder>) -> Shape {
        Shape(expected: "a sentence", schema: .object([("type", .text("string"))])) { node, reader in
            guard let text = Shape<String>.label.decode(node, reader) else { return nil }
            do throws(Sentence.Fault) {
                let sentence = try Sentence(text)
                guard let stranger = sentence.placeholders.subtracting(placeholders).min(by: isBefore) else {
                    return sentence
                }
                throw .unknownPlaceholder(stranger.rawValue)
            } catch {
                report(error, in: name, at: node.mark, placeholders, reader)
                return nil
            }
        }
    }

    /// The same sentence, which says nothing without a placeholder.
    func needing(_ placeholder: Placeholder, in name: String) -> Shape {
        checked("bad_sentence") { sentence in
            if sentence.placeholders.contains(placeholder) { return nil }
            let sign = "{\(placeholder.rawValue)}"
            return ("'\(name)' lacks \(sign)", "write \(sign) where the number stands")
        }
    }

    private static func report(
        _ fault: Sentence.Fault, in name: String, at mark: Mark, _ placeholders: Set<Placeholder>, _ reader: Reader
    ) {
        switch fault {
        case .loneBrace:
            reader.error(
                "bad_sentence", at: mark, "a brace has no partner", help: "placeholders are written as {street}")
        case .unknownPlaceholder(let word):
            let known = placeholders.sorted(by: isBefore).map(\.rawValue)
            let nearest = Suggestion.nearest(to: word, among: known)
            reader.error(
                "unknown_placeholder", at: mark,
                "the placeholder \(SafeText.quoted("{\(word)}")) means nothing in '\(name)'",
                help: nearest.map { "did you mean '{\($0)}'?" } ?? help(known))
        }
    }

    private static func help(_ known: [String]) -> String {
        known.isEmpty ? "it has no placeholders" : "it has \(known.map { "{\($0)}" }.joined(separator: ", "))"
    }

    private static func isBefore(_ one: Placeholder, _ other: Placeholder) -> Bool { one.rawValue < other.rawValue }
}

extension Shape where Value == [Sentence] {
    /// The sentences of a phrase, the last of which needs nothing but what is always known; or that one alone.
    static func sentences(of phrase: Phrase) -> Shape {
        Shape.listOrOne(of: .sentence(phrase.rawValue, roomFor: phrase.placeholders))
            .checked("bad_list") { sentences in
                guard let last = sentences.last else {
                    return ("'\(phrase.rawValue)' has no sentence", "give at least one")
                }
                let unsure = last.placeholders.subtracting(phrase.known).map(\.rawValue).sorted()
                guard let first = unsure.first else { return nil }
                return (
                    "the last sentence of '\(phrase.rawValue)' needs {\(first)}, which is not always known",
                    "end the list with a sentence without it"
                )
            }
    }
}

extension LanguageSpec {
    /// Words by their numbers, and under `other` the one for all others.
    static let ordinalShape = Shape<Ordinals>(
        expected: "words by their numbers",
        schema: .object([
            ("type", .text("object")), ("required", .texts(["other"])),
            ("additionalProperties", .object([("type", .texts(["string", "number"]))])),
        ])
    ) { node, reader in
        guard let pairs = node.pairs else {
            reader.wrongType(node, expected: "words by their numbers")
            return nil
        }
        var words: [Int: String] = [:]
        var other: Sentence?
        for pair in pairs {
            if pair.key == "other" {
                other = Shape.sentence("other", roomFor: [.number]).needing(.number, in: "other").decode(
                    pair.value, reader)
            } else if let number = Int(pair.key), number > 0 {
                words[number] = Shape.label.decode(pair.value, reader)
            } else {
                reader.error(
                    "unknown_key", at: pair.keyMark, "\(SafeText.quoted(pair.key)) is no number that counts",
                    help: "the keys are 1, 2, 3 ... and other")
            }
        }
        if node["other"] == nil { reader.error("missing_key", at: node.mark, "the key 'other' is missing") }
        return other.map { Ordinals(words: words, other: $0) }
    }
}
