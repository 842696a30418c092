import Testing

@testable import FeatureSources

@Suite("A text that GDAL takes for a date or a time")
struct TemporalFormTests {
    @Test(
        "is one where nothing else stands in it",
        arguments: [
            ("2026-05-01", LayerField.Kind.date), ("2026/5/1 ", .date), ("", .date), ("8:30", .time),
            ("08:30:00", .time),
            ("08:30:00.125", .time), ("2026-05-01", .dateTime), ("2026-05-01T08:30", .dateTime),
            ("2026/05/01 08:30:00", .dateTime), ("2026-05-01T08:30:00.5Z", .dateTime),
            ("2026-05-01 08:30:00+02", .dateTime), ("2026-05-01T08:30:00+02:00", .dateTime),
            ("2026-05-01T08:30:00-0930", .dateTime), ("2026-05-01  08:30", .dateTime),
            ("2026-05-01 08:30:00 +02:00", .dateTime), ("2026-05-01 08:30:00 -05", .dateTime),
        ])
    func whole(_ text: String, _ kind: LayerField.Kind) {
        #expect(TemporalForm.isWhole(text, kind))
    }

    @Test(
        "is none with anything beside it",
        arguments: [
            ("2026-05-01 BC", LayerField.Kind.date), ("2026-05-01a", .date), ("08:30 PM", .time), ("08:30PM", .time),
            ("08:30Z", .time), ("08:30+05:00", .time), ("08:30 Smith", .time), ("00:11:22:33", .time),
            ("08:00-12:00", .time), ("1:2:3", .time), ("2026-05-01 08:30 EST", .dateTime),
            ("2026-05-01 08:00-09:00:00", .dateTime), ("2026-05-01 north", .dateTime),
            ("2026-05-01 08:30 UTC+2", .dateTime), ("2026-05-01T08:30:00+2", .dateTime),
            ("2026-05-01 08:00 - 09:00", .dateTime),
            ("2026-05-01T08:30:00,5Z", .dateTime), ("2026-05-01T08:30:00+01:10", .dateTime),
        ])
    func other(_ text: String, _ kind: LayerField.Kind) {
        #expect(!TemporalForm.isWhole(text, kind))
    }
}
