import Analyses
import JobSpec
import Vocabulary

/// What is said of a start time that the network's clocks show twice or never, since they are put back or forward.
struct StartTimeRemark {
    let time: DateAndTime
    let clock: RouteClock

    /// Nil for a time with an offset, and for one that the clocks show once.
    var message: Message? {
        guard time.offsetMinutes == nil else { return nil }
        let (clocks, taken) = ("the clocks of \(clock.zone.identifier)", clock.time(after: 0))
        switch clock.occurrences(of: time) {
        case 0:
            return Message(
                .warning, "start_time_skipped",
                "\(clocks) are put forward past the start time \(time.text): \(taken) is taken")
        case 2:
            return Message(
                .warning, "start_time_twice",
                "\(clocks) show the start time \(time.text) twice: the first, \(taken), is taken; an offset says which")
        default: return nil
        }
    }
}
