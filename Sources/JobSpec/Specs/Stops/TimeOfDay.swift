/// A time of day on the clocks of a network's time zone.
public struct TimeOfDay: Sendable, Equatable {
    /// Seconds since midnight, less than a day.
    public let seconds: Int64
    /// As it was written.
    public let text: String

    /// - Returns: nil for what is not a time such as `08:00` or `08:00:30`.
    public init?(_ text: String) {
        var scan = ClockText(text)
        guard let time = scan.timeOfDay(), scan.isAtEnd else { return nil }
        seconds = Int64(time.hour * 3600 + time.minute * 60 + time.second)
        self.text = text
    }
}

/// A moment: on a date of its own, or at a time of the day on which a journey begins. Boxed, as most of thousands of stops have none.
public indirect enum ClockTime: Sendable, Equatable {
    case date(DateAndTime)
    case timeOfDay(TimeOfDay)

    /// - Returns: nil for what is neither.
    public init?(_ text: String) {
        if let date = DateAndTime(text) {
            self = .date(date)
        } else if let time = TimeOfDay(text) {
            self = .timeOfDay(time)
        } else {
            return nil
        }
    }
}
