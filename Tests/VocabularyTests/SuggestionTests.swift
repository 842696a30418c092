import Testing
import Vocabulary

@Suite("A word that was probably meant")
struct SuggestionTests {
    @Test(
        "is asked for, with what tells it from one that looks the same",
        arguments: [
            ("stops", "stpos", "did you mean 'stops'?"),
            (
                "cafe\u{301}.gpkg", "caf\u{E9}.gpkg",
                "did you mean 'cafe\u{301}.gpkg'? It looks the same and has U+0065 U+0301 where U+00E9 is written"
            ),
            (
                "\u{212B}", "\u{C5}",
                "did you mean '\u{212B}'? It looks the same and has U+212B where U+00C5 is written"
            ),
        ])
    func question(_ known: String, _ word: String, _ question: String) {
        #expect(Suggestion.question(whether: known, insteadOf: word).utf8.elementsEqual(question.utf8))
    }

    @Test("is the one of the same characters, though others have fewer letters that differ")
    func sameCharacters() {
        let nearest = Suggestion.nearest(to: "caf\u{E9}", among: ["cafe", "cafe\u{301}"])
        #expect(nearest?.unicodeScalars.count == 5)
    }
}
