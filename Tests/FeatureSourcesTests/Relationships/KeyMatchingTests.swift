import Testing

@testable import FeatureSources

@Suite("Keys")
struct KeyMatchingTests {
    private func field(_ kind: LayerField.Kind) -> LayerField { LayerField(name: "key", kind: kind, index: 0) }

    private func match(_ a: FieldValue, _ b: FieldValue, _ kinds: (LayerField.Kind, LayerField.Kind)) -> Bool {
        let matching = KeyMatching([field(kinds.0)], [field(kinds.1)])
        let key = matching.key { _ in a }
        return key != .null && key != .unreadable && key == matching.key { _ in b }
    }

    @Test(arguments: [
        (FieldValue.integer(5), FieldValue.real(5), true), (.integer(5), .real(5.5), false),
        (.boolean(true), .integer(1), true), (.real(-0.0), .integer(0), true), (.real(0.5), .real(0.5), true),
        (.real(.nan), .real(.nan), false), (.integer(9_007_199_254_740_993), .real(9_007_199_254_740_992), false),
        (.null, .null, false), (.null, .integer(0), false), (.real(.infinity), .real(.infinity), true),
    ])
    func matchNumbersByValue(a: FieldValue, b: FieldValue, areEqual: Bool) {
        #expect(match(a, b, (.integer, .real)) == areEqual)
    }

    @Test(arguments: [
        ("5", FieldValue.integer(5), true), (" 005 ", .integer(5), true), ("5.00", .integer(5), true),
        ("+5", .integer(5), true), ("-5", .integer(-5), true), ("5e0", .integer(5), true), (".5", .real(0.5), true),
        ("5.", .integer(5), true), ("0x5", .integer(5), false), ("5 0", .integer(50), false), ("", .integer(0), false),
        ("9007199254740993", .integer(9_007_199_254_740_993), true),
        ("9007199254740993.0", .integer(9_007_199_254_740_993), true),
        ("9007199254740992", .integer(9_007_199_254_740_993), false),
        ("9223372036854775807", .integer(.max), true), ("-9223372036854775808", .integer(.min), true),
        ("9223372036854775808", .integer(.max), false), ("1e400", .integer(.max), false),
    ])
    func readTextsAsNumbers(text: String, number: FieldValue, areEqual: Bool) {
        #expect(match(.text(text), number, (.text, .integer)) == areEqual)
    }

    @Test(arguments: [
        ("2026-01-10", "2026-01-10T00:00:00", true), ("2026-01-10", "2026-01-10 00:00:00", true),
        ("2026-01-10", "2026-01-10T00:00:01", false), ("2026-01-10", "2026-01-11T00:00:00", false),
        ("2026-01-10", "2026-01-10T00:00:00Z", true), ("2026-01-10T08:00:00.000", "2026-01-10 08:00:00", true),
        ("2026-01-10T08:00:00.5", "2026-01-10 08:00:00", false), ("2026-01-10 08:00", "2026-01-10T08:00:00", true),
        ("2026-01-10T08:00Z", "2026-01-10 08:00:00", true), ("2026-01-10 00:00", "2026-01-10", true),
        ("2026-01-10 08:00", "2026-01-10 08:00:30", false), ("2026-01-10 8:00", "2026-01-10 08:00:00", false),
        ("2026-01-10T08:00:00+02:00", "2026-01-10T06:00:00", false),
        ("2026-01-10 08:00:00", "2026-01-10T08:00:00", true), ("soon", "soon", true),
        ("2026-1-10", "2026-01-10", false),
    ])
    func takeADateForItsMidnight(one: String, other: String, areEqual: Bool) {
        for kinds in [(LayerField.Kind.date, LayerField.Kind.dateTime), (.text, .dateTime), (.date, .text)] {
            #expect(match(.text(one), .text(other), kinds) == areEqual, "\(kinds)")
        }
        #expect(match(.text(one), .text(other), (.text, .text)) == (one == other))
    }

    @Test func matchNothingWhereTheyCouldNotBeRead() {
        #expect(!match(.text("St\u{FFFD}dt"), .text("St\u{FFFD}dt"), (.text, .text)))
        #expect(match(.text("Städt ﬁ"), .text("Städt ﬁ"), (.text, .text)))
    }

    @Test(arguments: ["", " ", "abc", "0x10", "nan", "inf", "1,5", "--1", "1e", ".", "e", "５"])
    func cannotReadOtherTexts(text: String) {
        #expect(KeyMatching([field(.text)], [field(.real)]).key { _ in .text(text) } == .unreadable)
    }

    @Test(arguments: [
        ("a", "a", true), ("a", "A", false), ("5", "05", false), (" a", "a", false), ("\u{e9}", "e\u{301}", false),
        ("{0F8FAD5B-D9CB-469F-A165-70867728950E}", "0f8fad5b-d9cb-469f-a165-70867728950e", true),
        ("{0F8FAD5B-D9CB-469F-A165-70867728950E}", "{0f8fad5b-d9cb-469f-a165-70867728950F}", false),
        ("{0F8FAD5B-D9CB-469F-A165-70867728950E", "0F8FAD5B-D9CB-469F-A165-70867728950E", false),
        ("0F8FAD5BXD9CB-469F-A165-70867728950E", "0f8fad5bxd9cb-469f-a165-70867728950e", false),
        ("GF8FAD5B-D9CB-469F-A165-70867728950E", "gf8fad5b-d9cb-469f-a165-70867728950e", false),
        ("0F8FAD5B-D9CB-469F-A165-708677289-0E", "0f8fad5b-d9cb-469f-a165-708677289-0e", false),
    ])
    func matchTextsExactlyButForGUIDs(a: String, b: String, areEqual: Bool) {
        #expect(match(.text(a), .text(b), (.text, .text)) == areEqual)
    }

    @Test func matchPartByPart() {
        let matching = KeyMatching([field(.text), field(.text)], [field(.text), field(.integer)])
        func key(_ values: FieldValue...) -> RecordKey { matching.key { values[$0] } }
        #expect(key(.text("a"), .text("01")) == key(.text("a"), .integer(1)))
        #expect(key(.text("a"), .text("1")) != key(.text("a1"), .text("1")))
        #expect(key(.text("a"), .null) == .null)
        #expect(key(.null, .text("x")) == .null)
        #expect(key(.text("a"), .text("x")) == .unreadable)
    }
}
