import Testing

@testable import JobSpec

@Suite("A start time")
struct StartTimeTests {
    @Test(
        "is a date and a time of day, with or without an offset",
        arguments: [
            ("2026-05-01T08:00", nil), ("2026-05-01 08:00:59", nil), ("2026-05-01T08:00Z", 0),
            ("2026-05-01T08:00:00+05:30", 330), ("2024-02-29T23:59-08:00", -480),
            ("0001-01-01T00:00", nil), ("9999-12-31T23:59:59", nil),
        ] as [(String, Int?)])
    func good(_ text: String, _ offset: Int?) {
        #expect(DateAndTime(text).map { $0.offsetMinutes == offset && $0.text == text } == true)
    }

    @Test(
        "is in the calendar and on the clock",
        arguments: [
            "2026-02-29T08:00", "2100-02-29T08:00", "2026-13-01T08:00", "2026-00-01T08:00", "2026-04-31T08:00",
            "2026-05-01T24:00", "2026-05-01T08:60", "2026-05-01T08:00:60", "2026-05-01", "08:00", "2026-5-1T8:00",
            "2026-05-01T08:00+2", "2026-05-01T08:00+15:00", "2026-05-01T08:00 x", "", "now",
            "0000-03-01T08:00", "10000-01-01T00:00",
        ])
    func bad(_ text: String) { #expect(DateAndTime(text) == nil) }
}
