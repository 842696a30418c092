/// Dates and times as texts that are equal where the moments are.
enum MomentText {
    /// `2026-05-01T00:00:00` for `2026-05-01`, with a `T` between date and time, and without what says nothing more: a fraction of
    /// zeros, and the Z that GeoPackages have behind every time. A time without seconds has none of them. Other zones stay, and so does
    /// what is no date.
    static func canonical(_ text: String) -> String {
        let (date, rest) = (text.utf8.prefix(10), text.utf8.dropFirst(10))
        guard isWritten(date, as: "0000-00-00") else { return text }
        let day = String(Substring(date))
        if rest.isEmpty { return day + "T00:00:00" }
        var time = rest.dropFirst()
        if time.last == UInt8(ascii: "Z") { time.removeLast() }
        if let point = time.firstIndex(of: UInt8(ascii: ".")),
            time[point...].dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") })
        {
            time = time[..<point]
        }
        let seconds = isWritten(time, as: "00:00") ? ":00" : ""
        return day + "T" + String(Substring(time)) + seconds
    }

    /// - Parameter form: zeros stand for any digits.
    private static func isWritten(_ bytes: Substring.UTF8View, as form: String) -> Bool {
        bytes.count == form.utf8.count
            && zip(bytes, form.utf8).allSatisfy { byte, letter in
                letter == UInt8(ascii: "0") ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == letter
            }
    }
}
