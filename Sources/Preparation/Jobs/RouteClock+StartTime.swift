import Analyses
import Foundation
import JobSpec

extension RouteClock {
    /// The time zone of a name such as `Europe/Monaco`, or nil.
    static func zone(named name: String) -> TimeZone? {
        name.contains("/") || name == "UTC" ? TimeZone(identifier: name) : nil
    }

    /// The clock that a start time sets, shown in the network's zone, or in that of the time's own offset where the
    /// network has none.
    ///
    /// - Returns: nil for a local time without a zone.
    init?(_ time: StartTime, zone name: String?) {
        let own = time.offsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }
        guard let zone = name.flatMap(RouteClock.zone) ?? own else { return nil }
        let local = Self.seconds(time)
        if let offset = time.offsetMinutes {
            self.init(start: local - Int64(offset) * 60, zone: zone)
        } else {
            self.init(start: Self.moment(ofLocal: local, in: zone), zone: zone)
        }
    }

    /// The moment of a local time. Where clocks are put back, the first of two counts; a time that they skip is taken
    /// by the offset before, and so comes as much later.
    private static func moment(ofLocal local: Int64, in zone: TimeZone) -> Int64 {
        func offset(at moment: Int64) -> Int64 {
            Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
        }
        let byOffsetBefore = local - offset(at: local - 86_400)
        let byOffsetAfter = local - offset(at: byOffsetBefore)
        return byOffsetAfter == local - offset(at: byOffsetAfter) ? byOffsetAfter : byOffsetBefore
    }

    /// Seconds from 1970-01-01T00:00:00 to a time, both in one zone. (H. Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms", 2013.)
    private static func seconds(_ time: StartTime) -> Int64 {
        let year = time.month <= 2 ? time.year - 1 : time.year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (time.month > 2 ? time.month - 3 : time.month + 9) + 2) / 5 + time.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let day = era * 146_097 + dayOfEra - 719_468
        return Int64(day) * 86_400 + Int64(time.hour * 3600 + time.minute * 60 + time.second)
    }
}
