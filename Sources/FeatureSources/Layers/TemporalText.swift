/// Dates and times in the words of ISO 8601.
enum TemporalText {
    static func digits(_ number: Int32, _ count: Int) -> String {
        let text = String(max(0, number))
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// `08:30:00`, with thousandths where there are some. What is nearer to the next minute than a thousandth is the last one before it.
    static func time(_ hour: Int32, _ minute: Int32, _ second: Float) -> String {
        let thousandths = min(Int32((second * 1000).rounded()), 59_999)
        let (whole, rest) = (thousandths / 1000, thousandths % 1000)
        let text = "\(digits(hour, 2)):\(digits(minute, 2)):\(digits(whole, 2))"
        return rest == 0 ? text : "\(text).\(digits(rest, 3))"
    }

    static func zone(_ flag: Int32) -> String {
        guard let minutes = minutes(flag).map(Int32.init) else { return "" }
        if minutes == 0 { return "Z" }
        return (minutes < 0 ? "-" : "+") + "\(digits(abs(minutes) / 60, 2)):\(digits(abs(minutes) % 60, 2))"
    }

    /// How far clocks are ahead of UTC, by GDAL's flag: 100 is UTC, each step from there a quarter of an hour; 0 and 1 say nothing or
    /// local time.
    static func minutes(_ flag: Int32) -> Int? { flag > 1 ? (Int(flag) - 100) * 15 : nil }
}
