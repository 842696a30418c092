import Analyses
import Testing

@testable import Preparation

/// The clock that a job's start time sets.
@Suite struct StartTimeTests {
    private func start(_ text: String, zone: String? = "Europe/Monaco") -> String? {
        let project = Preparing.project.replacing("Europe/Monaco", with: zone ?? "")
            .split(separator: "\n").filter { zone != nil || !$0.contains("time_zone") }.joined(separator: "\n")
        return Preparing("start_time: \(text)", project: project).route?.parameters.departure?.time(after: 0)
    }

    @Test(arguments: [
        ("2026-05-01T08:00", "2026-05-01T08:00:00+02:00"), ("2026-01-01T08:00:30", "2026-01-01T08:00:30+01:00"),
        ("2026-05-01T08:00Z", "2026-05-01T10:00:00+02:00"), ("2026-05-01T08:00-05:00", "2026-05-01T15:00:00+02:00"),
        ("2026-03-29T01:59", "2026-03-29T01:59:00+01:00"), ("2026-03-29T03:00", "2026-03-29T03:00:00+02:00"),
        ("2026-10-25T01:59", "2026-10-25T01:59:00+02:00"), ("2026-10-25T03:00", "2026-10-25T03:00:00+01:00"),
        ("2024-02-29T12:00", "2024-02-29T12:00:00+01:00"),
    ])
    func isReadInTheNetworksZone(text: String, clock: String) {
        #expect(start(text) == clock)
    }

    @Test func whereClocksAreSetBackTheFirstOfTwoTimesCounts() {
        #expect(start("2026-10-25T02:30") == "2026-10-25T02:30:00+02:00")
    }

    @Test func aTimeThatClocksSkipIsTakenAfterTheSkip() {
        #expect(start("2026-03-29T02:30") == "2026-03-29T03:30:00+02:00")
    }

    @Test func withoutAZoneTheTimesOwnOffsetIsShown() {
        #expect(start("2026-05-01T08:00-05:00", zone: nil) == "2026-05-01T08:00:00-05:00")
        #expect(start("2026-05-01T08:00", zone: nil) == nil)
    }

    @Test(arguments: [
        (
            "2026-03-29T02:30",
            "start_time_skipped: the clocks of Europe/Monaco are put forward past the start time 2026-03-29T02:30: "
                + "2026-03-29T03:30:00+02:00 is taken"
        ),
        (
            "2026-10-25T02:30",
            "start_time_twice: the clocks of Europe/Monaco show the start time 2026-10-25T02:30 twice: the first, "
                + "2026-10-25T02:30:00+02:00, is taken; an offset says which"
        ),
    ])
    func whereClocksAreMovedAWarningSaysWhichMomentIsTaken(text: String, warning: String) {
        let preparing = Preparing("start_time: \(text)")
        #expect(preparing.noticed == [warning])
        #expect(preparing.job?.messages.first?.severity == .warning)
    }

    @Test(arguments: [
        "2026-03-29T01:59:59", "2026-03-29T03:00", "2026-10-25T01:59:59", "2026-10-25T03:00", "2026-10-25T02:30+01:00",
        "2026-10-25T02:30Z",
    ])
    func aTimeThatClocksShowOnceNeedsNoWarning(text: String) {
        #expect(Preparing("start_time: \(text)").noticed.isEmpty)
    }
}
