import Results
import Testing

@testable import ResultWriters

@Suite("directions.txt")
struct DirectionsTextWriterTests {
    private func text(
        _ rows: [[Value]], units: DirectionsLayout.Units = .metric, title: String = "Night shift",
        attribution: String? = nil
    ) throws -> String {
        try written(
            rows.map { ResultRow($0) },
            by: { try DirectionsTextWriter(file: $0, units: units, title: title, attribution: attribution) })
    }

    private func step(_ route: String, _ number: Int64, _ text: String, metres: Int64, seconds: Int64) -> [Value] {
        let (length, time) = (Value.length(millimetres: metres * 1000), Value.duration(milliseconds: seconds * 1000))
        return [.text(route), .integer(number), .text(text), .null, length, time, length, time, .text("turn"), .null]
    }

    @Test func isLaidOutToBeRead() throws {
        let long = "Turn left onto Boulevard Princesse Charlotte and keep to the right-hand lane until the roundabout"
        var last = step("Hospital to depot", 3, "Arrive at depot, on the left", metres: 0, seconds: 0)
        last[6] = .length(millimetres: 12_350_000)
        last[7] = .duration(milliseconds: 3_900_000)
        let rows = [
            step("Hospital to depot", 1, "Leave Hospital, heading north", metres: 350, seconds: 45),
            step("Hospital to depot", 2, long, metres: 12_000, seconds: 200), last,
            step("Depot to café", 1, "Leave depot", metres: 999, seconds: 3600),
        ]
        #expect(
            try text(rows, attribution: "© OpenStreetMap contributors, ODbL") == """
                Night shift
                ===========

                Hospital to depot
                -----------------

                  1. Leave Hospital, heading north                                              350 m           45 s
                  2. Turn left onto Boulevard Princesse Charlotte and keep to the             12.0 km     3 min 20 s
                     right-hand lane until the roundabout
                  3. Arrive at depot, on the left
                                                                                             -----------------------
                     Total                                                                    12.4 km     1 h 05 min

                Depot to café
                -------------

                  1. Leave depot                                                                999 m     1 h 00 min
                                                                                             -----------------------
                     Total                                                                      999 m     1 h 00 min

                © OpenStreetMap contributors, ODbL

                """)
    }

    @Test func hasATotalForEachRouteAndTheAttributionAtItsEnd() throws {
        let rows = [
            step("A", 1, "Go", metres: 350, seconds: 45), step("B", 1, "Go on", metres: 1500, seconds: 3900),
        ]
        let lines = try text(rows, attribution: "© People").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.filter { $0.hasPrefix("     Total") }.map { $0.split(separator: " ").joined(separator: " ") } == [
                "Total 350 m 45 s", "Total 1.5 km 1 h 05 min",
            ])
        #expect(lines.suffix(3) == ["", "© People", ""])
    }

    @Test func withoutRowsIsItsTitle() throws {
        #expect(try text([], title: "Nothing") == "Nothing\n=======\n")
    }

    @Test func showsFeetAndMiles() throws {
        let text = try text([step("A", 1, "Go", metres: 122, seconds: 1)], units: .imperial)
        #expect(text.contains(" 400 ft "))
    }

    @Test func noLineIsWiderThanAPage() throws {
        let texts = hostileTexts + [String(repeating: "long ", count: 90), String(repeating: "無", count: 200)]
        let rows = texts.flatMap { text in
            [99, 123_456_789].map { step(text, $0, text + text, metres: 99_999_000, seconds: 9_999_999) }
        }
        let lines = try text(rows, title: texts.joined(), attribution: texts.joined(separator: " "))
            .split(separator: "\n")
        #expect(lines.allSatisfy { PrintedText.columns(String($0)) <= 100 })
        #expect(!lines.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(lines.joined().contains("nul\u{FFFD}inside"))
    }
}

@Suite("Lengths and times as people say them")
struct SpokenQuantityTests {
    @Test(
        arguments: [
            (0, "0 m", "0 ft"), (499, "0 m", "2 ft"), (350_000, "350 m", "0.2 mi"), (999_499, "999 m", "0.6 mi"),
            (999_500, "1.0 km", "0.6 mi"), (1_249_999, "1.2 km", "0.8 mi"), (1_250_000, "1.3 km", "0.8 mi"),
            (99_949_999, "99.9 km", "62.1 mi"), (99_950_000, "100 km", "62.1 mi"), (121_920, "122 m", "400 ft"),
            (304_648, "305 m", "0.2 mi"), (304_647, "305 m", "999 ft"), (-350_000, "-350 m", "-0.2 mi"),
            (.max, "1000000000 km", "621371192 mi"),
        ] as [(Int64, String, String)])
    func length(millimetres: Int64, metric: String, imperial: String) {
        #expect(SpokenQuantity.length(millimetres: millimetres, .metric) == metric)
        #expect(SpokenQuantity.length(millimetres: millimetres, .imperial) == imperial)
    }

    @Test(
        arguments: [
            (0, "0 s"), (45_000, "45 s"), (59_499, "59 s"), (59_500, "1 min 00 s"), (200_000, "3 min 20 s"),
            (3_599_499, "59 min 59 s"), (3_599_500, "1 h 00 min"), (3_900_000, "1 h 05 min"), (-45_000, "-45 s"),
            (93_600_000, "26 h 00 min"),
        ] as [(Int64, String)])
    func time(milliseconds: Int64, text: String) {
        #expect(SpokenQuantity.time(milliseconds: milliseconds) == text)
    }
}
