import Testing

@testable import OutputComparison

@Suite("A threshold")
struct ThresholdTests {
    @Test(
        "allows changes up to its amount or share, in either direction",
        arguments: [
            ("area_m2=1%", 1.0, 100.0, true), ("area_m2=1%", 1.01, 100, false), ("area_m2=1%", -1, 100, true),
            ("area_m2=1%", -1, -100, true), ("area_m2=1%", 0.001, 0, false), ("customers=2", 2, 0, true),
            ("customers=2", -3, 1000, false), ("length=0.1", 0.3 - 0.2, 0.2, true), ("length=0", 0.001, 1, false),
        ])
    func allows(_ text: String, _ change: Double, _ old: Double, _ isAllowed: Bool) throws {
        #expect(try Threshold(text).allows(change, of: old) == isAllowed)
    }

    @Test("names columns, or patterns of them")
    func names() throws {
        #expect(try Threshold("*length=1").names("total_length"))
        #expect(try !Threshold("length=1").names("total_length"))
        #expect(try Threshold("a=b=1").names("a=b"))
    }

    @Test(
        "that says nothing is refused",
        arguments: ["", "area_m2", "=1", "a=", "a=%", "a=-1", "a=1e999", "a=x", "a=1 %"])
    func refused(_ text: String) {
        let sentence = "'\(text)' is no threshold: write COLUMN=AMOUNT or COLUMN=PERCENT%, such as 'area_m2=1%'"
        #expect(throws: Threshold.Fault(description: sentence)) { try Threshold(text) }
    }

    @Test("must hold beside others that name the same, and what none names is not allowed")
    func several() throws {
        let thresholds = Thresholds([try Threshold("*=10%"), try Threshold("cost=5")])
        #expect(thresholds.allows(4, of: 100, called: "cost"))
        #expect(!thresholds.allows(6, of: 100, called: "cost"))
        #expect(!Thresholds([try Threshold("cost=5")]).allows(0.1, of: 1, called: "length"))
        #expect(!thresholds.allows(nil, of: 1, called: "cost"))
    }
}
