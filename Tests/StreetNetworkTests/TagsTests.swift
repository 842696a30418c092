import StreetNetwork
import Testing

@Suite("The value of a tag")
struct TagsTests {
    @Test(
        "is the first of a list, without blanks round it",
        arguments: [
            ("primary", "primary"), ("", ""), ("a;b", "a"), (" a ;b", "a"), ("a b", "a b"), (";b", ""), ("  ", ""),
            ("\u{E9}tat;b", "\u{E9}tat"), ("a\u{37E}b", "a"), ("a\tb", "a\tb"),
        ])
    func first(whole: String, value: String) {
        #expect(Tags(["key": whole])["key"] == value)
    }
}
