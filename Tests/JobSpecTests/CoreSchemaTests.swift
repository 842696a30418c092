import Testing

@testable import JobSpec

@Suite("The core schema of YAML 1.2")
struct CoreSchemaTests {
    @Test(
        "reads words that YAML 1.1 took for something else as text",
        arguments: [
            "no", "yes", "on", "off", "08:00", "1_000", "2026-05-01", "1.2.3", "0b11", "0o9", "0xG", "0x", "1e", ".",
            "+",
            "-", "e5", "tRue", "nULL", "Inf", "5 min", "-0x10", "+.", "NaN", ".infinity", "1 ",
        ])
    func text(_ word: String) { #expect(CoreSchema.value(ofPlain: word) == .text) }

    @Test(
        "reads numbers",
        arguments: [
            ("0", Scalar.Value.integer(0)), ("-19", .integer(-19)), ("+12", .integer(12)), ("007", .integer(7)),
            ("0o14", .integer(12)), ("0xFf", .integer(255)), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            ("0x10000000000000000", .number(18_446_744_073_709_551_616)),
            ("1.", .number(1)), (".5", .number(0.5)), ("-0.25", .number(-0.25)), ("12e03", .number(12000)),
            ("1.5E-1", .number(0.15)), (".inf", .number(.infinity)), ("-.INF", .number(-.infinity)),
        ] as [(String, Scalar.Value)])
    func number(_ word: String, _ value: Scalar.Value) { #expect(CoreSchema.value(ofPlain: word) == value) }

    @Test(
        "reads nothing and truth values",
        arguments: [
            ("", Scalar.Value.null), ("~", .null), ("null", .null), ("NULL", .null), ("true", .boolean(true)),
            ("False", .boolean(false)),
        ] as [(String, Scalar.Value)])
    func word(_ word: String, _ value: Scalar.Value) { #expect(CoreSchema.value(ofPlain: word) == value) }

    @Test("takes everything in quotes for text")
    func quoted() {
        let items = parse(#"["5", 'true', "", '~', !!str 7, ! 7]"#).root?.items
        #expect(items?.allSatisfy { $0.text != nil } == true)
    }
}
