import Testing
import Vocabulary

@testable import ResultWriters

@Suite("JSON strings on bytes")
struct QuotedTextTests {
    @Test(arguments: hostileTexts)
    func areTheBytesThatJSONValueWrites(text: String) {
        #expect(written { $0.append(quoted: text) } == JSONValue.text(text).written())
    }

    @Test func randomTextsAreTheBytesThatJSONValueWrites() {
        let scalars: [Unicode.Scalar] = [
            "\"", "\\", "a", "é", "\u{2028}", "\u{2027}", "\u{0}", "\u{7F}", "🚑", "\n", "€",
        ]
        for _ in 0..<2000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12) { text.unicodeScalars.append(scalars.randomElement()!) }
            #expect(written { $0.append(quoted: text) } == JSONValue.text(text).written())
        }
    }
}
