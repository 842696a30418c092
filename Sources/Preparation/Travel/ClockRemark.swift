import Analyses
import JobSpec
import Vocabulary

/// What is said of a time that the network's clocks show twice or never, since they are put back or forward.
struct ClockRemark {
    private let isSkipped: Bool
    /// As it is written.
    private let time: String
    /// The moment that is meant then, as the clocks show it.
    private let taken: String
    private let zone: String
    /// What tells which of two moments is meant.
    private let remedy: String

    /// Nil for a time with an offset, and for one that the clocks show once.
    ///
    /// - Parameters:
    ///   - days: how many days later than the start a time of day is meant.
    ///   - moment: what it is taken as, in milliseconds from the start.
    init?(_ time: ClockTime, daysLater days: Int64 = 0, takenAs moment: Int64, on clock: RouteClock) {
        let occurrences: Int
        switch time {
        case .date(let date):
            guard date.offsetMinutes == nil else { return nil }
            (self.time, remedy) = (date.text, "an offset says which")
            occurrences = clock.occurrences(of: date)
        case .timeOfDay(let time):
            (self.time, remedy) = (time.text, "a date with an offset says which")
            occurrences = clock.occurrences(of: time, daysLater: days)
        }
        if occurrences == 1 { return nil }
        isSkipped = occurrences == 0
        taken = clock.time(after: moment)
        zone = clock.zone.identifier
    }

    /// - Parameters:
    ///   - code: how the code of the message begins.
    ///   - kind: what the time is, such as `start time`.
    ///   - owner: of whom, such as ` of Stop 1`.
    func message(_ code: String, of kind: String, _ owner: String = "") -> Message {
        let (clocks, time) = ("the clocks of \(zone)", "the \(kind) \(time)\(owner)")
        if isSkipped {
            return Message(.warning, code + "_skipped", "\(clocks) are put forward past \(time): \(taken) is taken")
        }
        return Message(
            .warning, code + "_twice", "\(clocks) show \(time) twice: the first, \(taken), is taken; \(remedy)")
    }
}
