import Testing

@testable import MapPage

@Suite("JSON within a page")
struct InertJSONTests {
    private func inert(_ text: String) -> String {
        String(decoding: InertJSON.bytes(of: Array(text.utf8)), as: UTF8.self)
    }

    @Test("begins and ends no tag") func tags() {
        #expect(inert(#"{"name":"</script><b>"}"#) == #"{"name":"\u003c/script>\u003cb>"}"#)
    }

    @Test("has no control characters, and none that turn the direction of text") func controls() {
        #expect(inert("\"a\u{202E}b\u{2066}c\u{9B}d\"") == "\"a\u{FFFD}b\u{FFFD}c\u{FFFD}d\"")
        #expect(inert(#""\u001b[31m""#) == "\"\u{FFFD}[31m\"")
    }

    @Test("is else as it was") func others() {
        let text = #"{"name":"Café \"é\" \\u001b \n 道 – €"}"#
        #expect(inert(text) == text)
    }
}
