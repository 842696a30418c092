import Analyses
import FoundationEssentials
import FoundationInternationalization
import JobSpec
import Vocabulary

extension RouteClock {
    /// The time zone of a name such as `Europe/Monaco`, or nil.
    static func zone(named name: String) -> TimeZone? {
        name.contains("/") || ["UTC", "GMT"].contains(name) ? TimeZone(identifier: name) : nil
    }

    /// The name of a time zone that somebody probably meant, or nil.
    static func zone(near name: String) -> String? {
        // Only who asks for this list has zones linked into a program that holds Swift's libraries itself.
        let known = TimeZone.knownTimeZoneIdentifiers.sorted()
        let plain = name.filter { $0 != " " }.lowercased()
        return known.first { $0.lowercased() == plain } ?? Suggestion.nearest(to: name, among: known)
    }

    /// The clock that a start time sets, shown in the network's zone, or in that of the time's own offset where the
    /// network has none.
    ///
    /// - Returns: nil for a local time without a zone.
    init?(_ time: DateAndTime, zone name: String?) {
        let own = time.offsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }
        guard let zone = name.flatMap(RouteClock.zone) ?? own else { return nil }
        self.init(start: Self.moment(time, in: zone), zone: zone)
    }

    /// How often the clocks of the zone show a time that has no offset: once, twice where they are put back, never where they
    /// are put forward.
    func occurrences(of time: DateAndTime) -> Int { occurrences(ofLocal: Self.seconds(time)) }

    /// The same of a time of day, so many days after the one on which the clock starts.
    func occurrences(of time: TimeOfDay, daysLater days: Int64) -> Int {
        occurrences(ofLocal: local(time, daysLater: days))
    }

    /// Whether the clocks never show a time, since they are put forward past it.
    func skips(_ time: ClockTime, daysLater days: Int64 = 0) -> Bool {
        switch time {
        case .date(let date): date.offsetMinutes == nil && occurrences(of: date) == 0
        case .timeOfDay(let time): occurrences(of: time, daysLater: days) == 0
        }
    }

    private func occurrences(ofLocal local: Int64) -> Int {
        let first = Self.moment(ofLocal: local, in: zone)
        if first + Self.offset(at: first, in: zone) != local { return 0 }
        let second = local - Self.offset(at: local + 86_400, in: zone)
        return second > first && second + Self.offset(at: second, in: zone) == local ? 2 : 1
    }

    /// Milliseconds from the start to a moment: one on a date, or one at a time of the day on which the clock starts.
    func milliseconds(to time: ClockTime) -> Int64 {
        switch time {
        case .date(let date): 1000 * (Self.moment(date, in: zone) - start)
        case .timeOfDay(let time): milliseconds(to: time, daysLater: 0)
        }
    }

    /// Milliseconds from the start to a time of day, so many days after the one on which the clock starts.
    func milliseconds(to time: TimeOfDay, daysLater days: Int64) -> Int64 {
        1000 * (Self.moment(ofLocal: local(time, daysLater: days), in: zone) - start)
    }

    /// The last moment within a day at which the clocks are put forward or back before another one; that one itself where they are not.
    ///
    /// - Parameter milliseconds: from the start, as what is returned.
    func lastChange(before milliseconds: Int64) -> Int64 {
        let moment = start + milliseconds / 1000
        let offset = Self.offset(at: moment, in: zone)
        var (before, after) = (moment - 86_400, moment)
        if Self.offset(at: before, in: zone) == offset { return milliseconds }
        while after - before > 1 {
            let middle = (before + after) / 2
            if Self.offset(at: middle, in: zone) == offset { after = middle } else { before = middle }
        }
        return 1000 * (after - start)
    }

    /// Seconds from 1970-01-01T00:00:00 on the clocks of the zone.
    private func local(_ time: TimeOfDay, daysLater days: Int64) -> Int64 {
        let local = start + Self.offset(at: start, in: zone)
        let midnight = local - ((local % 86_400) + 86_400) % 86_400
        return midnight + 86_400 * days + time.seconds
    }

    /// Seconds since 1970-01-01T00:00:00Z; a time without an offset is one of the zone.
    private static func moment(_ time: DateAndTime, in zone: TimeZone) -> Int64 {
        let local = seconds(time)
        return time.offsetMinutes.map { local - Int64($0) * 60 } ?? moment(ofLocal: local, in: zone)
    }

    private static func offset(at moment: Int64, in zone: TimeZone) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
    }

    /// The moment of a local time. Where clocks are put back, the first of two counts; a time that they skip is taken
    /// by the offset before, and so comes as much later.
    private static func moment(ofLocal local: Int64, in zone: TimeZone) -> Int64 {
        let byOffsetBefore = local - offset(at: local - 86_400, in: zone)
        let byOffsetAfter = local - offset(at: byOffsetBefore, in: zone)
        return byOffsetAfter == local - offset(at: byOffsetAfter, in: zone) ? byOffsetAfter : byOffsetBefore
    }

    /// Seconds from 1970-01-01T00:00:00 to a time, both in one zone. (H. Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms", 2013.)
    private static func seconds(_ time: DateAndTime) -> Int64 {
        let year = time.month <= 2 ? time.year - 1 : time.year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (time.month > 2 ? time.month - 3 : time.month + 9) + 2) / 5 + time.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let day = era * 146_097 + dayOfEra - 719_468
        return Int64(day) * 86_400 + Int64(time.hour * 3600 + time.minute * 60 + time.second)
    }
}
