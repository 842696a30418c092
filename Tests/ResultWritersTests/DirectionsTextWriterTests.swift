import Results
import Testing
import Vocabulary

@testable import ResultWriters

@Suite("directions.txt")
struct DirectionsTextWriterTests {
    private func text(
        _ rows: [[Value]], units: QuantityWords.Units = .metric, language: DirectionsLanguage = .test,
        title: String = "Night shift", attribution: String? = nil
    ) throws -> String {
        let layout = DirectionsLayout(units: units, language: language, title: title, attribution: attribution)
        return try written(
            rows.map { ResultRow($0) }, by: { try DirectionsTextWriter(file: $0, table: .directions, layout: layout) })
    }

    private func step(
        _ route: String, _ number: Int64, _ text: String, metres: Int64, seconds: Int64, after: (Int64, Int64) = (0, 0),
        clock: String? = nil, note: String? = nil
    ) -> [Value] {
        [
            .text(route), .integer(number), .text(text), .null, .length(millimetres: metres * 1000),
            .duration(milliseconds: seconds * 1000), .length(millimetres: after.0 * 1000),
            .duration(milliseconds: after.1 * 1000), .text("turn"), .null, .null, .null, .optional(clock),
            .optional(note),
        ]
    }

    @Test func isLaidOutToBeRead() throws {
        let long = "Turn left onto Boulevard Princesse Charlotte and keep to the right-hand lane until the roundabout"
        let rows = [
            step("Hospital to depot", 1, "Leave Hospital, heading north", metres: 350, seconds: 45),
            step("Hospital to depot", 2, long, metres: 12_000, seconds: 200, after: (350, 45)),
            step("Hospital to depot", 3, "Arrive at depot, on the left", metres: 0, seconds: 60, after: (12_350, 245)),
            step("Depot to café", 1, "Leave depot", metres: 990, seconds: 3600),
        ]
        #expect(
            try text(rows, attribution: "© OpenStreetMap contributors, ODbL")
                == """
                Night shift
                ===========

                Hospital to depot
                -----------------

                  1. Leave Hospital, heading north                            350 m         45 s
                  2. Turn left onto Boulevard Princesse Charlotte and       12.0 km   3 min 20 s
                     keep to the right-hand lane until the roundabout
                  3. Arrive at depot, on the left                                     1 min 00 s
                                                                           ---------------------
                     Total                                                  12.4 km   5 min 05 s

                Depot to café
                -------------

                  1. Leave depot                                              990 m   1 h 00 min
                                                                           ---------------------
                     Total                                                    990 m   1 h 00 min

                © OpenStreetMap contributors, ODbL

                """)
    }

    @Test func showsClocksAndNotesWhereStepsHaveThem() throws {
        let rows = [
            step(
                "A", 1, "Go", metres: 350, seconds: 45, clock: "2026-05-01T08:00:00+02:00",
                note: "slowed by the Flood for 320 m of the way that it is long"),
            step("A", 2, "Stay", metres: 0, seconds: 0, after: (350, 45), clock: "2026-05-01T08:00:45+02:00"),
        ]
        let lines = try text(rows).split(separator: "\n").map(String.init)
        #expect(lines[4] == "2026-05-01")
        #expect(lines[5].hasPrefix("  1. 08:00 Go ") && lines[5].hasSuffix(" 350 m         45 s"))
        #expect(
            lines[6...7] == [
                "           (slowed by the Flood for 320 m of the way that",
                "           it is long)",
            ])
        #expect(lines[8] == "  2. 08:00 Stay")
    }

    private func night(_ route: String, _ number: Int64, _ clock: String) -> [Value] {
        step(route, number, "Go", metres: 350, seconds: 45, clock: clock)
    }

    /// The lines of days, and of steps what stands before their words.
    private func daysAndClocks(_ rows: [[Value]]) throws -> [String] {
        try text(rows).split(separator: "\n").filter { $0.hasPrefix("2026") || $0.contains(". ") }
            .map { String($0.split(separator: " Go")[0]) }
    }

    @Test func saysTheDayOfEachRouteAndWhereTheNextOneHasBegun() throws {
        let rows = [
            night("A", 1, "2026-05-01T23:58:00+02:00"), night("A", 2, "2026-05-01T23:59:59+02:00"),
            night("A", 3, "2026-05-02T00:00:44+02:00"), night("A", 4, "2026-05-02T00:01:29+02:00"),
            night("B", 1, "2026-05-02T06:00:00+02:00"),
        ]
        #expect(
            try daysAndClocks(rows) == [
                "2026-05-01", "  1. 23:58", "  2. 23:59", "2026-05-02", "  3. 00:00", "  4. 00:01",
                "2026-05-02", "  1. 06:00",
            ])
    }

    @Test func saysWhereClocksHaveBeenPutBackOrForward() throws {
        let rows = [
            night("back", 1, "2026-10-25T02:59:30+02:00"), night("back", 2, "2026-10-25T02:00:15+01:00"),
            night("back", 3, "2026-10-26T00:01:00+01:00"), night("forward", 1, "2026-03-29T01:59:30+01:00"),
            night("forward", 2, "2026-03-29T03:00:15+02:00"),
        ]
        #expect(
            try daysAndClocks(rows) == [
                "2026-10-25", "  1. 02:59", "2026-10-25, UTC+01:00", "  2. 02:00", "2026-10-26", "  3. 00:01",
                "2026-03-29", "  1. 01:59", "2026-03-29, UTC+02:00", "  2. 03:00",
            ])
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

    @Test func hasABlankBeforeLengthsAndTimesOfAnySize() throws {
        let long = String(repeating: "long ", count: 20)
        let text = try text([step("A", 1, long, metres: 1_000_000_000, seconds: 6_000_120)])
        #expect(text.contains("long  1000000 km 1666 h 42 min\n"), "\(text)")
    }

    @Test func withoutRowsIsItsTitle() throws {
        #expect(try text([], title: "Nothing") == "Nothing\n=======\n")
    }

    @Test func showsFeetAndMiles() throws {
        let text = try text([step("A", 1, "Go", metres: 122, seconds: 1)], units: .imperial)
        #expect(text.contains(" 400 ft "))
    }

    @Test func hasTheWordsOfItsLanguage() throws {
        let text = try text([step("A", 1, "Los", metres: 1500, seconds: 3900)], language: .other)
        #expect(text.contains("     Summe ") && text.contains(" 1,5 km ") && text.contains(" 1 Std 05 Min\n"))
    }

    @Test func noLineIsWiderThanAPage() throws {
        let texts = hostileTexts + [String(repeating: "long ", count: 90), String(repeating: "無", count: 200)]
        let rows = texts.flatMap { text in
            [99, 123_456_789].map { step(text, $0, text + text, metres: 99_999_000, seconds: 9_999_999, note: text) }
        }
        let lines = try text(rows, title: texts.joined(), attribution: texts.joined(separator: " "))
            .split(separator: "\n")
        #expect(lines.allSatisfy { PrintedText.columns(String($0)) <= 80 })
        #expect(!lines.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(lines.joined().contains("nul\u{FFFD}inside"))
    }
}

@Suite("Lengths and times as people say them")
struct QuantityWordsTests {
    @Test(
        arguments: [
            (0, "0 m", "0 ft"), (499, "0 m", "2 ft"), (2_400, "2 m", "8 ft"), (47_600, "50 m", "150 ft"),
            (42_000, "40 m", "150 ft"), (350_000, "350 m", "0.2 mi"), (994_999, "990 m", "0.6 mi"),
            (995_000, "1.0 km", "0.6 mi"), (1_249_999, "1.2 km", "0.8 mi"), (1_250_000, "1.3 km", "0.8 mi"),
            (99_949_999, "99.9 km", "62.1 mi"), (99_950_000, "100 km", "62.1 mi"), (121_920, "120 m", "400 ft"),
            (-350_000, "-350 m", "-0.2 mi"), (.max, "1000000000 km", "621371192 mi"),
        ] as [(Int64, String, String)])
    func length(millimetres: Int64, metric: String, imperial: String) {
        let words = DirectionsLanguage.test.quantities
        #expect(words.length(millimetres: millimetres, .metric) == metric)
        #expect(words.length(millimetres: millimetres, .imperial) == imperial)
    }

    @Test(
        arguments: [
            (0, "0 s"), (45_000, "45 s"), (59_499, "59 s"), (59_500, "1 min 00 s"), (200_000, "3 min 20 s"),
            (3_599_499, "59 min 59 s"), (3_599_500, "1 h 00 min"), (3_900_000, "1 h 05 min"), (-45_000, "-45 s"),
            (93_600_000, "26 h 00 min"),
        ] as [(Int64, String)])
    func time(milliseconds: Int64, text: String) {
        #expect(DirectionsLanguage.test.quantities.time(milliseconds: milliseconds) == text)
    }
}

extension DirectionsLanguage {
    /// A language with units and a word for totals, and nothing more.
    static let test = DirectionsLanguage("Total", decimalSign: ".", hours: "{hours} h {minutes} min")
    static let other = DirectionsLanguage("Summe", decimalSign: ",", hours: "{hours} Std {minutes} Min")

    private init(_ total: String, decimalSign: String, hours: String) {
        let forms: [QuantityWords.Form: String] = [
            .metres: "{number} m", .kilometres: "{number} km", .feet: "{number} ft", .miles: "{number} mi",
            .seconds: "{seconds} s", .minutes: "{minutes} min {seconds} s", .hours: hours,
        ]
        let sentences = forms.compactMapValues { try? Sentence($0) }
        self.init(
            sentences: [:], compass: [:], ways: [:],
            ordinals: Ordinals(words: [:], other: sentences[.metres]!),
            quantities: QuantityWords(decimalSign: decimalSign, forms: sentences), total: total)
    }
}
