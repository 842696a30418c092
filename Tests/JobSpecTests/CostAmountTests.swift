import Testing

@testable import JobSpec

@Suite("An amount of a cost")
struct CostAmountTests {
    @Test(
        "is a number, or one with a unit of time or of length",
        arguments: [
            ("4", 4.0, CostAmount.Dimension.none, "4"), ("0.25", 0.25, .none, "0.25"), ("0", 0, .none, "0"),
            ("4 min", 240_000, .time, "4 min"), ("90s", 90_000, .time, "90 s"), ("1.5 h", 5_400_000, .time, "90 min"),
            ("100 m", 100_000, .length, "100 m"), ("2 km", 2_000_000, .length, "2000 m"),
            ("1 ft", 305, .length, "0.305 m"),
        ])
    func amounts(_ text: String, _ value: Double, _ dimension: CostAmount.Dimension, _ written: String) throws {
        let amount = try #require(decode(text, as: CostAmount.shape).value)
        #expect(amount.value == value && amount.dimension == dimension && amount.description == written)
        #expect(try CostAmount(text: text) == amount)
    }

    @Test(
        "is nothing else",
        arguments: [
            ("-1", "'-1' is less than zero"), ("-1 min", "'-1 min' is less than zero"),
            ("1000000000001", "'1000000000001' is too large"), ("20000000 d", "'20000000 d' is too large"),
            ("4 kg", "'4 kg' is not an amount of a cost: 'kg' measures a weight"),
            ("4 km/h", "'4 km/h' is not an amount of a cost: 'km/h' measures a speed"),
            ("4 euro", "'4 euro' is not an amount of a cost: 'euro' is no unit known here"),
            ("much", "'much' is not an amount of a cost"),
        ])
    func faults(_ text: String, _ fault: String) {
        let (value, rendered) = decode(text, as: CostAmount.shape)
        #expect(value == nil && rendered.hasPrefix("a.yaml:1:1: error: \(fault)\n"))
        #expect(throws: QuantityFault(description: fault)) { try CostAmount(text: text) }
    }

    @Test("is no other kind of node", arguments: ["[4]", "{a: 4}", "true", "'4'", ".inf", ".nan"])
    func nodes(_ text: String) {
        let (value, rendered) = decode(text, as: CostAmount.shape)
        #expect(value == nil && rendered.contains("error: "))
    }

    @Test("is a finite number", arguments: [".inf", "-.inf", ".nan"])
    func finite(_ text: String) {
        let fault = "a.yaml:1:1: error: '\(text)' is not a finite number\n"
        #expect(decode(text, as: CostAmount.shape).rendered.hasPrefix(fault))
    }

    @Test("shows the units that it can have")
    func help() {
        #expect(
            decode("4 kg", as: CostAmount.shape).rendered.hasSuffix(
                "help: write an amount such as '4 min'; units: ms, s, min, h, d, mm, cm, m, km, ft, yd, mi; "
                    + "a bare number is in the unit of the cost: minutes, metres, or its own\n"))
    }
}
