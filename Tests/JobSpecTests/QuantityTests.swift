import Testing

@testable import JobSpec

@Suite("Quantities")
struct QuantityTests {
    @Test(
        "of time are milliseconds; a bare number is minutes",
        arguments: [
            ("5 min", 300_000), ("90 s", 90_000), ("1.5 h", 5_400_000), ("5", 300_000), ("0.5", 30_000), ("0", 0),
            ("250 ms", 250), ("2 d", 172_800_000), ("5min", 300_000), (".5 min", 30_000), ("\"5 min\"", 300_000),
            ("0.0004 s", 0), ("0.0005 s", 1),
        ])
    func time(_ text: String, _ milliseconds: Int64) {
        #expect(decode(text, as: .duration()).value?.milliseconds == milliseconds)
    }

    @Test(
        "of length are millimetres; a bare number is metres",
        arguments: [
            ("500 m", 500_000), ("2 km", 2_000_000), ("3 mi", 4_828_032), ("100 ft", 30_480), ("4.1 m", 4_100),
            ("12 cm", 120), ("7 mm", 7), ("2 yd", 1_829), ("500", 500_000), ("1.25", 1_250),
        ])
    func length(_ text: String, _ millimetres: Int64) {
        #expect(decode(text, as: .length()).value?.millimetres == millimetres)
    }

    @Test(
        "of speed are kilometres an hour",
        arguments: [("30 km/h", 30), ("20 mph", 32.18688), ("10 m/s", 36), ("50", 50)])
    func speed(_ text: String, _ kilometresPerHour: Double) {
        #expect(decode(text, as: .speed).value?.kilometresPerHour == kilometresPerHour)
    }

    @Test("of area and of weight carry a unit")
    func areaAndWeight() {
        #expect(decode("25 ha", as: .area()).value?.squareMetres == 250_000)
        #expect(decode("18 t", as: .weight()).value?.kilograms == 18_000)
        #expect(decode("25", as: .area()).rendered.contains("a.yaml:1:1: error: '25' has no unit"))
    }

    @Test(
        "that are wrong say so and name the units that are right",
        arguments: [
            ("5 km", "'5 km' is not a duration: 'km' measures a length"),
            ("5 mins", "'5 mins' is not a duration: 'mins' is no unit known here"),
            ("five", "'five' is not a duration"), ("\"5\"", "'5' has no unit"),
            ("08:00", "'08:00' is not a duration: ':00' is no unit known here"),
            ("-5 min", "'-5 min' is negative; a duration here is zero or more"),
            ("-1", "'-1' is negative; a duration here is zero or more"),
            (".inf", "'.inf' is not a finite number"), (".nan", "'.nan' is not a finite number"),
            ("20000000 d", "'20000000 d' is too large"), ("1e300", "'1e300' is too large"),
            ("99999999999999999999 h", "'99999999999999999999 h' is too large"),
            ("[5]", "expected a duration such as '5 min', not a list"),
            ("", "expected a duration such as '5 min', not nothing"),
            ("inf s", "'inf s' is not a duration"),
            ("0x10 s", "'0x10 s' is not a duration: 'x10 s' is no unit known here"),
        ])
    func wrong(_ text: String, _ message: String) {
        let (value, rendered) = decode("- " + text, as: .list(of: .duration()))
        #expect(value ?? [] == [])
        #expect(rendered.hasPrefix("a.yaml:1:") && rendered.contains("error: \(message)\n"), "\(rendered)")
    }

    @Test("show their units in the help")
    func help() {
        #expect(
            decode("5 km", as: .duration()).rendered == """
                a.yaml:1:1: error: '5 km' is not a duration: 'km' measures a length
                5 km
                ^~~~
                help: write a duration such as '5 min'; units: ms, s, min, h, d; a bare number is in min

                """)
    }

    @Test(
        "are printed in one way",
        arguments: [
            ("90 s", "90 s"), ("1.5 h", "90 min"), ("0.25 s", "0.25 s"), ("0", "0 min"), ("61.001 s", "61.001 s"),
        ])
    func printed(_ text: String, _ printed: String) {
        #expect(decode(text, as: .duration()).value?.description == printed)
    }

    @Test("of length are printed in metres", arguments: [("2 km", "2000 m"), ("4.1 m", "4.1 m"), ("5 mm", "0.005 m")])
    func printedLength(_ text: String, _ printed: String) {
        #expect(decode(text, as: .length()).value?.description == printed)
    }
}
