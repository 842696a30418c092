import Analyses
import Testing

@testable import Preparation

/// Time windows of stops, in minutes from the start at eight in the morning.
@Suite struct StopWindowTests {
    private func window(_ text: String, start: String = "2026-05-01T08:00") -> [Int64]? {
        let preparing = Preparing(
            "start_time: \(start)", stops: "[{at: [7.42, 43.73], time_window: \(text)}, {at: [7.41, 43.72]}]")
        return preparing.route?.parameters.routes[0].stops[0].window.map {
            [$0.opens / 60_000, $0.closes / 60_000]
        }
    }

    @Test(
        arguments: [
            ("['09:00', '10:30']", [60, 150]), ("[09:00, 10:30]", [60, 150]), ("['07:00', '07:30']", [-60, -30]),
            ("['22:00', '02:00']", [840, 1080]), ("['09:00', '09:00']", [60, 1500]),
            ("[2026-05-01T09:00, 2026-05-02T09:00]", [60, 1500]),
            ("[2026-05-01T09:00+00:00, 2026-05-01T09:00+01:00]", nil),
            ("[2026-05-01T09:00+02:00, 2026-05-01T09:00Z]", [60, 180]),
            ("[2026-05-01T09:00, 2026-05-01T09:00]", [60, 60]),
        ] as [(String, [Int64]?)])
    func isTakenOnTheDayOfTheStart(text: String, minutes: [Int64]?) {
        #expect(window(text) == minutes)
    }

    @Test func aDayOnWhichClocksAreSetForwardIsShorter() {
        #expect(window("['01:00', '04:00']", start: "2026-03-29T00:00") == [60, 180])
    }

    @Test(
        arguments: [
            ("['02:50', '03:20']", [120, 140]), ("['02:50', '03:00']", [120, 120]),
            ("[2026-03-29T02:50, 2026-03-29T03:20]", [120, 140]), ("['02:50', '03:55']", [120, 175]),
        ])
    func aWindowWhoseOpeningTimeIsSkippedOpensWhenClocksArePutForward(text: String, minutes: [Int64]) {
        #expect(window(text, start: "2026-03-29T00:00") == minutes)
    }

    @Test func aWindowThatClocksSkipAsAWholeIsThatOfAnHourLater() {
        #expect(window("['02:10', '02:50']", start: "2026-03-29T00:00") == [130, 170])
    }

    @Test(arguments: [
        (
            "['02:50', '03:20']", "2026-03-29T00:00",
            [
                "time_window_skipped: the clocks of Europe/Monaco are put forward past the opening time 02:50 of Stop 1: "
                    + "2026-03-29T03:00:00+02:00 is taken"
            ]
        ),
        (
            "['02:30', '04:00']", "2026-03-29T00:00",
            [
                "time_window_skipped: the clocks of Europe/Monaco are put forward past the opening time 02:30 of Stop 1: "
                    + "2026-03-29T03:00:00+02:00 is taken"
            ]
        ),
        (
            "['23:00', '02:15:30']", "2026-10-24T08:00",
            [
                "time_window_twice: the clocks of Europe/Monaco show the closing time 02:15:30 of Stop 1 twice: the first, "
                    + "2026-10-25T02:15:30+02:00, is taken; a date with an offset says which"
            ]
        ),
        (
            "[2026-10-25T02:00, 2026-10-25T02:30]", "2026-10-24T08:00",
            [
                "time_window_twice: the clocks of Europe/Monaco show the opening time 2026-10-25T02:00 of Stop 1 twice: "
                    + "the first, 2026-10-25T02:00:00+02:00, is taken; an offset says which",
                "time_window_twice: the clocks of Europe/Monaco show the closing time 2026-10-25T02:30 of Stop 1 twice: "
                    + "the first, 2026-10-25T02:30:00+02:00, is taken; an offset says which",
            ]
        ),
        ("[2026-10-25T02:00+02:00, 2026-10-25T02:30+01:00]", "2026-10-24T08:00", []),
        ("['01:00', '03:00']", "2026-03-29T00:00", []), ("['01:59:59', '03:00']", "2026-10-25T00:00", []),
    ])
    func anEndThatClocksShowTwiceOrNeverIsAWarning(text: String, start: String, warnings: [String]) {
        let stops = "[{at: [7.42, 43.73], time_window: \(text)}, {at: [7.41, 43.72]}]"
        #expect(Preparing("start_time: \(start)", stops: stops).noticed == warnings)
    }

    @Test(arguments: [
        ("08:00", "expected a time window such as [08:00, 10:00], not the text '08:00'"),
        ("['08:00']", "a time window has two times, not 1 time"),
        ("[8, '10:00']", "expected a time such as 08:00"), ("['24:00', '10:00']", "'24:00' is not a time"),
        ("['08:00', 2026-05-01T10:00]", "one end of the time window has a date and the other has none"),
        ("[2026-05-01T10:00, 2026-05-01T09:00]", "the time window closes before it opens"),
    ])
    func aMistakeIsSaidAtItsPlace(text: String, sentence: String) {
        let preparing = Preparing(
            "start_time: 2026-05-01T08:00", stops: "[{at: [7.42, 43.73], time_window: \(text)}, {at: [7.41, 43.72]}]")
        #expect(preparing.headlines.count == 1 && preparing.rendered.contains(sentence), "\(preparing.rendered)")
        #expect(preparing.rendered.contains("job.yaml:3:"))
    }

    @Test func aWindowNeedsAStart() {
        let stops = "[{at: [7.42, 43.73], time_window: ['08:00', '09:00']}, {at: [7.41, 43.72]}]"
        #expect(Preparing(stops: stops).sentences.first == "time windows need to know when the route sets out")
        #expect(Preparing("use_time_windows: false", stops: stops).rendered == "")
        #expect(Preparing("start_time: now", stops: stops).headlines.count == 1)
    }

    @Test func aWaypointHasNoService() {
        let stops = "[{at: [7.42, 43.73], type: waypoint, service: 5}, {at: [7.41, 43.72]}]"
        #expect(Preparing(stops: stops).sentences.first?.hasPrefix("a waypoint is passed without stopping") == true)
    }

    @Test(arguments: [
        ("{time: 3}", "help: write 'service'"), ("{length: 3}", "help: a stop has no length"),
        ("{toll: 3}", "has no cost 'toll'"),
    ])
    func aStopSpendsCostsOfTheNetwork(costs: String, sentence: String) {
        let preparing = Preparing(stops: "[{at: [7.42, 43.73], costs: \(costs)}, {at: [7.41, 43.72]}]")
        #expect(preparing.headlines.count == 1 && preparing.rendered.contains(sentence), "\(preparing.rendered)")
    }
}
