import Vocabulary

/// A file with the words of directions in a language.
public enum LanguageSpec {
    /// Decodes a file of words. Every mistake in it goes to `diagnostics`, and every word that is missing.
    ///
    /// - Parameter base: the text of the language that the file may be based on, by its name; nil for one that there is
    ///   not. What the file does not say is said as there.
    /// - Returns: nil where there are mistakes.
    public static func decode(
        _ source: SourceFile, _ diagnostics: Diagnostics, basedOn base: (Marked<String>) -> SourceFile? = { _ in nil }
    ) -> DirectionsLanguage? {
        let own = Diagnostics()
        var isBaseKnown = true
        // Of a language that is based on one nobody knows which, nobody knows what it lacks either.
        defer { diagnostics.add(allOf: own, without: isBaseKnown ? [] : ["missing_key"]) }
        guard var root = root(of: source, own) else { return nil }
        let written = root
        if let name = root[baseKey] {
            let below = Shape.marked(.label).decode(name, Reader(own)).flatMap(base).flatMap { self.root(of: $0, own) }
            isBaseKnown = below != nil
            root = below.map { Overlay.merges.lay(root, over: $0) } ?? root
        }
        let language = shape.decode(root, Reader(own))
        if own.hasErrors, written.hasSlip(for: [baseKey], among: keys) { isBaseKnown = false }
        return own.hasErrors || !isBaseKnown ? nil : language
    }

    static let baseKey = "based_on"
    private static let keys = (shape.schema["properties"]?.members() ?? []).map(\.0)

    private static func root(of source: SourceFile, _ diagnostics: Diagnostics) -> Node? {
        YAMLFile.onlyDocument(source, ("language file", "language"), diagnostics)
    }

    /// The words of a language.
    public static let shape = Shape<DirectionsLanguage>.record(
        "the words of a language", "The words of directions in a language."
    ) { fields in
        _ = fields.optional(baseKey, .label, "The language whose words are used where this file has none.")
        let phrases = fields.required("phrases", phraseShape, "What directions say, in whole sentences.")
        let compass = fields.required(
            "compass", words(for: CompassPoint.self, "the points of the compass", of: .label.notEmpty("the word")),
            "The points of the compass, as they stand in the sentences of 'depart'.")
        let ways = fields.required(
            "ways", words(for: WayKind.self, "kinds of ways", of: wayShape), "What ways without a name are called.")
        let ordinals = fields.required("ordinals", ordinalShape, "Numbers that count exits.")
        let quantities = fields.required("quantities", quantityShape, "How lengths and times are written.")
        let total = fields.required("total", .label, "The word before the sums of a route.")
        return { record in
            DirectionsLanguage(
                sentences: record[phrases], compass: record[compass], ways: record[ways],
                ordinals: record[ordinals], quantities: record[quantities], total: record[total])
        }
    }

    private static let phraseShape = Shape<[Phrase: [Sentence]]>.record("phrases", "What directions say.") { fields in
        let phrases = Phrase.allCases.map { phrase in
            (phrase, fields.required(phrase.rawValue, .sentences(of: phrase), "The sentences of \(phrase.rawValue)."))
        }
        return { record in phrases.reduce(into: [:]) { $0[$1.0] = record[$1.1] } }
    }

    private static let wayShape = Shape<DirectionsLanguage.WayWords>.record("a mapping", "A kind of way.") { fields in
        let onto = fields.required("onto", .label.notEmpty("the word"), "What stands for {onto_way}.")
        let on = fields.required("on", .label.notEmpty("the word"), "What stands for {on_way}.")
        return { record in DirectionsLanguage.WayWords(onto: record[onto], on: record[on]) }
    }

    private static let quantityShape = Shape<QuantityWords>.record("a mapping", "Lengths and times.") { fields in
        let sign = fields.required("decimal_sign", .label, "What stands before decimals.")
        let forms = QuantityWords.Form.allCases.map { form in
            let shape = Shape<Sentence>.sentence(form.rawValue, roomFor: form.placeholders)
                .needing(form.needed, in: form.rawValue)
            return (form, fields.required(form.rawValue, shape, "How \(form.rawValue) are written."))
        }
        return { record in
            QuantityWords(decimalSign: record[sign], forms: forms.reduce(into: [:]) { $0[$1.0] = record[$1.1] })
        }
    }

    /// A word for each of the cases, all of them required.
    private static func words<Key: CaseIterable & Hashable & RawRepresentable<String> & Sendable, Word>(
        for keys: Key.Type, _ name: String, of word: Shape<Word>
    ) -> Shape<[Key: Word]> {
        Shape<[Key: Word]>.record("words for \(name)", "Words for \(name).") { fields in
            let words = Key.allCases.map { ($0, fields.required($0.rawValue, word, "The word for \($0.rawValue).")) }
            return { record in words.reduce(into: [:]) { $0[$1.0] = record[$1.1] } }
        }
    }
}
