import StreetNetwork
import Testing

/// What signs post for the size and the weight of vehicles.
@Suite struct PostedLimitTests {
    private static let lengths: [(String, Int64)] = [
        ("3.5", 3500), ("3.5 m", 3500), ("3.5m", 3500), ("3", 3000), ("3.", 3000), (" 3.50 ", 3500),
        ("350 cm", 3500), ("350cm", 3500), ("3500 mm", 3500), ("11'6\"", 3505), ("11' 6\"", 3505),
        ("11 ft 6 in", 3505), ("11ft 6in", 3505), ("11ft6in", 3505), ("11′6″", 3505), ("11 ft", 3353),
        ("11'", 3353), ("11'0\"", 3353), ("11.5 ft", 3505), ("138\"", 3505), ("138 in", 3505), ("12 feet", 3658),
        ("2.55 M", 2550), ("3,5", 3500), ("3,05 m", 3050), ("2.9 metres", 2900),
    ]

    @Test(
        "A length is read in whatever unit it is posted",
        arguments: lengths)
    func lengthsAreRead(posted: String, millimetres: Int64) {
        #expect(PostedLimit.millimetres(posted) == millimetres)
    }

    @Test(
        "A weight is read in whatever unit it is posted",
        arguments: [
            ("7.5", 7500), ("7.5 t", 7500), ("7.5t", 7500), ("7,5 t", 7500), ("3 tonnes", 3000), ("3.5T", 3500),
            ("7500 kg", 7500), ("7500kg", 7500),
            ("7.5 st", 6803.88555), ("16000 lbs", 7257.47792), ("16000 lb", 7257.47792), ("10 lt", 10160.469088),
        ])
    func weights(posted: String, kilograms: Double) throws {
        #expect(abs(try #require(PostedLimit.kilograms(posted)) - kilograms) < 1e-6)
    }

    @Test(
        "Words and what nobody understands are no limit",
        arguments: [
            "", " ", "none", "default", "unsigned", "below_default", "no_sign", "unknown", "0", "0 m", "0'0\"", "-3.5",
            "3,500", "16,000 lbs", "3,5,1", "3,", ",5", "1.2.3", ".", ".5", "m", "'", "3.5 furlongs", "3.5 m 2",
            "6\" 11'", "11' 6\" 3", "1e3",
            "3.5 m high", "3.5;4", "٣", "99999999999999999999999999", String(repeating: "9", count: 400),
        ])
    func nonsense(posted: String) {
        #expect(PostedLimit.millimetres(posted) == nil)
        #expect(PostedLimit.kilograms(posted) == nil)
    }

    @Test("A length is no weight, and a weight no length", arguments: ["3.5 m", "350 cm", "11'", "11'6\""])
    func units(length: String) {
        #expect(PostedLimit.kilograms(length) == nil)
        for weight in ["7.5 t", "7500 kg", "7.5 st", "16000 lbs"] { #expect(PostedLimit.millimetres(weight) == nil) }
    }

    private func use(_ tags: [String: String], by vehicle: Vehicle) -> StreetUse {
        TravelMode.testCar.with { $0.vehicle = vehicle }.use(of: .residential(tags))
    }

    @Test(
        "A vehicle of exactly the limit may pass, in whatever unit it is posted",
        arguments: [
            ("maxheight", "4", Vehicle(height: 4000), Vehicle(height: 4001)),
            ("maxheight:physical", "400 cm", Vehicle(height: 4000), Vehicle(height: 4001)),
            ("maxheight", "11'6\"", Vehicle(height: 3505), Vehicle(height: 3506)),
            ("maxwidth", "2.55", Vehicle(width: 2550), Vehicle(width: 2551)),
            ("maxwidth:physical", "2.55 m", Vehicle(width: 2550), Vehicle(width: 2551)),
            ("maxweight", "3.3", Vehicle(weight: 3300), Vehicle(weight: 3300.01)),
            ("maxweight", "7.5 st", Vehicle(weight: 15000 * 0.45359237), Vehicle(weight: 6804)),
            ("maxweight", "3.5;7.5", Vehicle(weight: 3500), Vehicle(weight: 7500)),
        ])
    func exactly(key: String, posted: String, passes: Vehicle, fails: Vehicle) {
        #expect(use([key: posted], by: passes) == use([:], by: passes))
        #expect(use([key: posted], by: fails) == .none)
        #expect(use([key: posted], by: Vehicle()) == use([:], by: Vehicle()), "nobody said how large the vehicle is")
        #expect(use([key: "default"], by: fails) == use([:], by: fails))
    }

    @Test("The smaller of two limits counts, and each size has its own")
    func several() {
        let vehicle = Vehicle(height: 3800, width: 2500, weight: 18_000)
        #expect(use(["maxheight": "4", "maxheight:physical": "3.7"], by: vehicle) == .none)
        #expect(use(["maxheight": "3.7", "maxheight:physical": "4"], by: vehicle) == .none)
        #expect(use(["maxheight": "4", "maxwidth": "2.6", "maxweight": "20"], by: vehicle).isUsed)
        #expect(use(["maxwidth": "2"], by: Vehicle(height: 3800, weight: 18_000)).isUsed)
    }
}
