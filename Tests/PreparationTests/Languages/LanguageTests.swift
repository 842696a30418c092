import Foundation
import JobSpec
import Testing
import Vocabulary

@testable import Preparation

@Suite("The built-in languages")
struct LanguageTests {
    private static let english = BuiltInLanguages.language("en")!

    @Test("have every word", arguments: BuiltInLanguages.names)
    func words(name: String) throws {
        let language = try #require(BuiltInLanguages.language(name))
        #expect(Set(language.sentences.keys) == Set(Phrase.allCases))
        #expect(language.sentences.values.allSatisfy { !$0.isEmpty })
        #expect(Set(language.compass.keys) == Set(CompassPoint.allCases))
        #expect(Set(language.ways.keys) == Set(WayKind.allCases))
        #expect(!language.total.isEmpty)
    }

    @Test("have room for the same things in the same order of choice", arguments: BuiltInLanguages.names)
    func placeholders(name: String) throws {
        let language = try #require(BuiltInLanguages.language(name))
        for phrase in Phrase.allCases {
            let own = language.sentences[phrase]?.map(\.placeholders)
            #expect(own == Self.english.sentences[phrase]?.map(\.placeholders), "\(name): \(phrase.rawValue)")
        }
    }

    @Test("use every placeholder that a phrase has")
    func everyPlaceholder() {
        for phrase in Phrase.allCases {
            let used = (Self.english.sentences[phrase] ?? []).reduce(into: Set()) { $0.formUnion($1.placeholders) }
            #expect(used == phrase.placeholders, "\(phrase.rawValue)")
        }
    }

    @Test("say different things", arguments: BuiltInLanguages.names.dropFirst())
    func differ(name: String) throws {
        let language = try #require(BuiltInLanguages.language(name))
        for phrase in Phrase.allCases {
            #expect(language.sentences[phrase] != Self.english.sentences[phrase], "\(name): \(phrase.rawValue)")
        }
    }

    @Test("are embedded as their files have them", arguments: BuiltInLanguages.names)
    func embedded(name: String) throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let file = sources.appending(path: "Preparation/Languages/\(name).yaml")
        #expect(BuiltInLanguages.text(of: name) == (try String(contentsOf: file, encoding: .utf8)))
    }
}

@Suite("A file of words")
struct LanguageFileTests {
    /// The English file with changes, and the mistakes found in it.
    private func mistakes(_ change: (inout String) -> Void) throws -> [String] {
        var text = try #require(BuiltInLanguages.text(of: "en"))
        change(&text)
        return mistakes(in: text)
    }

    @Test("are no empty file", arguments: ["", "# words\n"])
    func empty(_ text: String) {
        let diagnostics = Diagnostics()
        #expect(LanguageSpec.decode(SourceFile(name: "nl.yaml", text: text), diagnostics) == nil)
        #expect(diagnostics.rendered().hasPrefix("nl.yaml: error: the language file is empty\n"))
    }

    private func mistakes(in text: String) -> [String] {
        let diagnostics = Diagnostics()
        let language = LanguageSpec.decode(SourceFile(name: "nl.yaml", text: text), diagnostics) { base in
            BuiltInLanguages.source(base.value)
        }
        #expect((language == nil) == diagnostics.hasErrors)
        return diagnostics.rendered().split(separator: "\n").map(String.init).filter {
            $0.contains(": error: ") || $0.hasPrefix("help: ")
        }
    }

    @Test("names every word that it lacks, at once")
    func missing() throws {
        let found = try mistakes { text in
            text = text.replacing("  u_turn:\n    - \"Make a U-turn on {street}\"\n    - \"Make a U-turn\"\n", with: "")
                .replacing("  delayed: \"held up by {barrier} for {time}\"\n", with: "")
                .replacing("  west: west\n", with: "").replacing("total: Total\n", with: "")
        }
        #expect(
            found == [
                "nl.yaml:1:1: error: the key 'total' is missing", "nl.yaml:3:3: error: the key 'u_turn' is missing",
                "nl.yaml:3:3: error: the key 'delayed' is missing", "nl.yaml:161:3: error: the key 'west' is missing",
            ]
                || found.map { $0.drop { $0 != " " } }.sorted() == [
                    " error: the key 'delayed' is missing", " error: the key 'total' is missing",
                    " error: the key 'u_turn' is missing", " error: the key 'west' is missing",
                ])
    }

    @Test("may name only placeholders that mean something there")
    func unknown() throws {
        let found = try mistakes { $0 = $0.replacing("Turn left onto {street}\"", with: "Turn left onto {strete}\"") }
        #expect(
            found == [
                "nl.yaml:35:7: error: the placeholder '{strete}' means nothing in 'turn_left'",
                "help: did you mean '{street}'?",
            ])
        #expect(
            try mistakes { $0 = $0.replacing("Make a U-turn on {street}", with: "Turn at {stop}") }.first?
                .hasSuffix("error: the placeholder '{stop}' means nothing in 'u_turn'") == true)
        #expect(
            try mistakes { $0 = $0.replacing("\"Make a U-turn\"", with: "\"Make a U-turn}\"") }.first?
                .hasSuffix("error: a brace has no partner") == true)
    }

    @Test("must have room for the numbers that its lengths, times and exits are said with")
    func needed() throws {
        let quantity = try mistakes { $0 = $0.replacing("metres: \"{number} m\"", with: "metres: metres") }
        #expect(quantity.first?.hasSuffix("error: 'metres' lacks {number}") == true, "\(quantity)")
        let hours = try mistakes { $0 = $0.replacing("\"{hours} h {minutes} min\"", with: "\"{minutes} min\"") }
        #expect(hours.first?.hasSuffix("error: 'hours' lacks {hours}") == true, "\(hours)")
        let exits = try mistakes { $0 = $0.replacing("{number}th", with: "th") }
        #expect(exits.first?.hasSuffix("error: 'other' lacks {number}") == true, "\(exits)")
    }

    @Test("is told of nothing that it lacks where the language that it is based on cannot be known")
    func unknownBase() {
        for (text, sentence) in [
            ("based_on: [en]\n", "expected a text or a number, not a list"),
            ("based_in: en\n", "unknown key 'based_in'"),
        ] {
            let diagnostics = Diagnostics()
            let source = SourceFile(name: "gb.yaml", text: text + "total: All\n")
            #expect(LanguageSpec.decode(source, diagnostics) == nil)
            let errors = diagnostics.rendered().split(separator: "\n").filter { $0.contains("error: ") }
            #expect(errors.count == 1 && errors[0].hasSuffix(sentence), "\(errors)")
        }
    }

    @Test("must have a sentence for when nothing is known")
    func last() throws {
        #expect(
            try mistakes { $0 = $0.replacing("    - \"Make a U-turn\"\n", with: "") }.first?
                .hasSuffix("the last sentence of 'u_turn' needs {street}, which is not always known") == true)
    }

    @Test("may be based on a built-in language, and then has that one's words")
    func based() throws {
        let diagnostics = Diagnostics()
        let source = SourceFile(
            name: "gb.yaml",
            text: "based_on: en\nphrases: {u_turn: Turn round}\nquantities: {miles: '{number} miles'}\n")
        let language = try #require(
            LanguageSpec.decode(source, diagnostics) { BuiltInLanguages.source($0.value) })
        #expect(language.text(.uTurn, [.street: "High Street"]) == "Turn round")
        #expect(language.text(.turnLeft, [:]) == "Turn left")
        #expect(language.quantities.length(millimetres: 2_000_000, .imperial) == "1.2 miles")
        #expect(language.quantities.length(millimetres: 2_000_000, .metric) == "2.0 km")
    }
}

@Suite("Sentences")
struct SentenceTests {
    @Test("are the first of a list for which everything is known")
    func choice() throws {
        let language = try #require(BuiltInLanguages.language("en"))
        #expect(language.text(.turnLeft, [.street: "A", .toward: "B"]) == "Turn left onto A toward B")
        #expect(language.text(.turnLeft, [.street: "A"]) == "Turn left onto A")
        #expect(language.text(.turnLeft, [.toward: "B"]) == "Turn left toward B")
        #expect(language.text(.turnLeft, [.street: "A", .sameStreet: "A"]) == "Turn left to stay on A")
        #expect(language.text(.turnLeft, [:]) == "Turn left")
    }

    @Test("keep braces of names as they are")
    func braces() throws {
        #expect(try Sentence("To {street}").filled(with: [.street: "{stop}"]) == "To {stop}")
    }

    @Test(
        "count exits as the language does",
        arguments: [
            ("en", ["1st", "2nd", "3rd", "4th", "11th", "21st"]), ("de", ["1.", "2.", "3.", "4.", "11.", "21."]),
            ("fr", ["1re", "2e", "3e", "4e", "11e", "21e"]), ("es", ["1.ª", "2.ª", "3.ª", "4.ª", "11.ª", "21.ª"]),
            ("fi", ["1.", "2.", "3.", "4.", "11.", "21."]),
        ])
    func ordinals(name: String, words: [String]) throws {
        let language = try #require(BuiltInLanguages.language(name))
        #expect([1, 2, 3, 4, 11, 21].map(language.ordinals.word) == words)
    }
}
