/// A date or a time as it is written in a condition, and as GDAL writes those of a field when it makes a text of them.
enum TemporalLiteral {
    /// - Parameter zones: minutes ahead of UTC by which rows write times: a time with an offset is one moment by all of these clocks, and
    ///   one without is what each of them shows.
    /// - Returns: nil for what is no date or time of the kind.
    static func moment(
        _ written: String, as kind: LayerField.Kind, zones: () -> [Int] = { [] }
    ) -> TemporalMoment? {
        switch kind {
        case .time: return time(written[...]).map { TemporalMoment($0) }
        case .date:
            guard let (date, rest) = date(written) else { return nil }
            if rest.isEmpty { return TemporalMoment(date) }
            return time(rest).map { TemporalMoment($0 == "00:00:00" ? date : "\(date) \($0)") }
        case .dateTime:
            guard let (date, rest) = date(written) else { return nil }
            if rest.isEmpty { return byAllClocks("\(date) 00:00:00", zones()) }
            let (clock, offset) = offset(rest)
            guard let time = time(clock) else { return nil }
            guard let offset else { return byAllClocks("\(date) \(time)", zones()) }
            let locals = Set([offset] + zones()).subtracting([0]).sorted().map { ahead in
                let zone = zone(ahead)
                return (text: shifted(date, time, by: ahead - offset) + zone, zone: zone)
            }
            return TemporalMoment(shifted(date, time, by: -offset) + "+00", locals: locals)
        default: return nil
        }
    }

    private static func byAllClocks(_ text: String, _ zones: [Int]) -> TemporalMoment {
        TemporalMoment(text, locals: zones.filter { $0 != 0 }.map { (text: text + zone($0), zone: zone($0)) })
    }

    /// `2024-01-31` and `2024/1/31` as `2024/01/31`, and what follows behind a blank or a `T`.
    private static func date(_ written: String) -> (date: String, rest: Substring)? {
        guard let match = written.wholeMatch(of: #/(\d{4})[-\/](\d{1,2})[-\/](\d{1,2})(?:[T ](.+))?/#),
            let month = Int(match.2), let day = Int(match.3), 1...12 ~= month, 1...31 ~= day
        else { return nil }
        return ("\(match.1)/\(twoDigits(month))/\(twoDigits(day))", match.4 ?? "")
    }

    /// `8:00` and `08:00:00.000` as `08:00:00`.
    private static func time(_ written: Substring) -> String? {
        guard let match = written.wholeMatch(of: #/(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?/#),
            let hour = Int(match.1), hour < 25
        else { return nil }
        let fraction = (match.4 ?? "") + String(repeating: "0", count: 3 - (match.4 ?? "").count)
        return "\(twoDigits(hour)):\(match.2):\(match.3 ?? "00")" + (fraction == "000" ? "" : ".\(fraction)")
    }

    /// The minutes that `Z`, `+02:00` and the like are ahead of UTC; nil where nothing is said.
    private static func offset(_ written: Substring) -> (clock: Substring, minutes: Int?) {
        if written.hasSuffix("Z") { return (written.dropLast(), 0) }
        guard let match = written.wholeMatch(of: #/(.+)([+-])(\d{2}):?(\d{2})?/#), let hours = Int(match.3) else {
            return (written, nil)
        }
        let minutes = hours * 60 + (match.4.flatMap { Int($0) } ?? 0)
        return (match.1, match.2 == "-" ? -minutes : minutes)
    }

    /// As GDAL writes it: `+02`, `-0930`.
    private static func zone(_ minutes: Int) -> String {
        let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
        return (minutes < 0 ? "-" : "+") + twoDigits(Int(hours)) + (rest == 0 ? "" : twoDigits(Int(rest)))
    }

    /// - Parameters:
    ///   - date: `2024/01/31`.
    ///   - time: `08:00:00`, with what may be behind it.
    ///   - ahead: minutes, at most 200 hours of them.
    private static func shifted(_ date: String, _ time: String, by ahead: Int) -> String {
        let clock = time.prefix(5).split(separator: ":").compactMap { Int($0) }
        let parts = date.split(separator: "/").compactMap { Int($0) }
        var (minutes, day) = (clock[0] * 60 + clock[1] + ahead, CalendarDay(parts[0], parts[1], parts[2]))
        while minutes < 0 { (minutes, day) = (minutes + 1440, day.before) }
        while minutes >= 1440 { (minutes, day) = (minutes - 1440, day.after) }
        return "\(day.text) \(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))\(time.dropFirst(5))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
