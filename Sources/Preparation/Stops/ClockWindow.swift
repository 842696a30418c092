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
        var opens = clock.milliseconds(to: start)
        var (closes, days) = (clock.milliseconds(to: end), Int64(0))
        let isLater = end.isLater(than: start)
        if case .timeOfDay(let time) = end, !(isLater ?? (closes > opens)) {
            days = 1
            closes = clock.milliseconds(to: time, daysLater: days)
        }
        // Of a window whose opening time the clocks skip, what is left begins when they are put forward.
        if clock.skips(start), !clock.skips(end, daysLater: days) { opens = clock.lastChange(before: opens) }
        guard closes >= opens else { return nil }
        window = TimeWindow(opens: opens, closes: closes)
        opening = ClockRemark(start, takenAs: opens, on: clock)
        closing = ClockRemark(end, daysLater: days, takenAs: closes, on: clock)
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

extension ClockTime {
    /// Whether it stands for a later time on the same clocks, as both are written; nil where that cannot be told.
    fileprivate func isLater(than other: ClockTime) -> Bool? {
        switch (self, other) {
        case (.timeOfDay(let own), .timeOfDay(let other)): own.seconds > other.seconds
        case (.date(let own), .date(let other)) where own.offsetMinutes == nil && other.offsetMinutes == nil:
            other.isShownBefore(own)
        default: nil
        }
    }
}
