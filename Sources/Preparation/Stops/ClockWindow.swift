import Analyses
import JobSpec
import Vocabulary

/// A time window by the clocks of the network's zone.
struct ClockWindow {
    let window: TimeWindow
    private let opening: ClockRemark?
    private let closing: ClockRemark?

    /// - Returns: nil where it closes before it opens. Of two times of day the second is one of the next day where it is not
    ///   later than the first.
    init?(from start: ClockTime, to end: ClockTime, on clock: RouteClock) {
        let opens = clock.milliseconds(to: start)
        var (closes, days) = (clock.milliseconds(to: end), Int64(0))
        if case .timeOfDay(let time) = end, closes <= opens {
            days = 1
            closes = clock.milliseconds(to: time, daysLater: days)
        }
        guard closes >= opens else { return nil }
        window = TimeWindow(opens: opens, closes: closes)
        opening = ClockRemark(start, on: clock)
        closing = ClockRemark(end, daysLater: days, on: clock)
    }

    /// What is said of ends that the clocks show twice or never.
    ///
    /// - Parameter owner: whose window it is, such as `Stop 1`.
    func messages(of owner: String) -> [Message] {
        [
            opening?.message("time_window", of: "opening time", " of \(owner)"),
            closing?.message("time_window", of: "closing time", " of \(owner)"),
        ].compactMap(\.self)
    }
}
