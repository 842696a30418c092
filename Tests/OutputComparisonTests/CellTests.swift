import Testing

@testable import OutputComparison

@Suite("A cell")
struct CellTests {
    @Test(
        "of CSV is what it looks like",
        arguments: [
            ("", Cell.none), ("12.500", .number("12.500")), ("-3", .number("-3")), ("1e3", .text("1e3")),
            ("007", .text("007")), ("+1", .text("+1")), (" 1", .text(" 1")), ("true", .text("true")),
            ("V-006;V-013", .text("V-006;V-013")),
        ])
    func csv(_ text: String, _ cell: Cell) { #expect(Cell(csv: text) == cell) }

    @Test(
        "says the same where numbers are equal",
        arguments: [
            (Cell.number("1.0"), Cell.number("1"), true), (.number("1.0"), .number("1.1"), false),
            (.text("1"), .number("1"), false), (.none, .number("0"), false),
            (.number("9007199254740993"), .number("9007199254740992"), false),
            (.text("\u{E9}"), .text("e\u{301}"), false), (.number("1e999"), .number("2e999"), false),
            (.number("1e999"), .number("1e999"), true),
        ])
    func says(_ one: Cell, _ other: Cell, _ isSame: Bool) { #expect(one.says(other) == isSame) }

    @Test("changes by a number, or by nothing that can be told")
    func change() {
        func change(_ old: String, _ new: String) -> Double? {
            CellChange(column: "cost", old: .number(old), new: .number(new)).change
        }
        #expect(change("1.5", "2") == 0.5)
        #expect(change("1e308", "-1e308") == nil)
        #expect(change("4611686018427387904", "4611686018427388000") == 96)
        #expect(change("9007199254740993", "9007199254740992") == -1)
    }

    @Test(
        "has decimals that its exponent moves",
        arguments: [("2.50", 2), ("3", 0), ("1e-07", 7), ("1.25e-3", 5), ("1.5e3", 0), ("5e-324", 17)])
    func decimals(_ text: String, _ count: Int) { #expect(AmountText.decimals(text) == count) }

    @Test(
        "has one key with all that say the same",
        arguments: [
            (Cell.number("1.0"), "1"), (.number("1.500"), "1.5"), (.text("1"), "1"), (.text("1.0"), "1.0"),
            (.number("-0.0"), "0"), (.number("9007199254740993"), "9007199254740993"), (.none, ""),
        ])
    func key(_ cell: Cell, _ key: String) { #expect(cell.key == key) }
}
