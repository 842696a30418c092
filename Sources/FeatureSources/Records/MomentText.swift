/// Dates and times as texts that are equal where the moments are.
enum MomentText {
    /// `2026-05-01T00:00:00` for `2026-05-01`, with a `T` between date and time, and without what says nothing more: a fraction of
    /// zeros, and the Z that GeoPackages have behind every time. A time without seconds has none of them. Other zones stay, and so does
    /// what is no date.
    static func canonical(_ text: String) -> String {
        let (date, rest) = (text.utf8.prefix(10), text.utf8.dropFirst(10))
        guard isDate(date) else { return text }
        let day = String(Substring(date))
        if rest.isEmpty { return day + "T00:00:00" }
        var time = rest.dropFirst()
        if time.last == UInt8(ascii: "Z") { time.removeLast() }
        if let point = time.firstIndex(of: UInt8(ascii: ".")),
            time[point...].dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") })
        {
            time = time[..<point]
        }
        if isMinute(time) { return day + "T" + String(Substring(time)) + ":00" }
        return day + "T" + String(Substring(time))
    }

    /// Whether a time is such as `08:30`.
    private static func isMinute(_ time: Substring.UTF8View) -> Bool {
        time.count == 5
            && time.enumerated().allSatisfy { place, byte in
                place == 2 ? byte == UInt8(ascii: ":") : UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            }
    }

    private static func isDate(_ bytes: Substring.UTF8View) -> Bool {
        bytes.count == 10
            && bytes.enumerated().allSatisfy { place, byte in
                [4, 7].contains(place)
                    ? byte == UInt8(ascii: "-") : UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            }
    }
}
