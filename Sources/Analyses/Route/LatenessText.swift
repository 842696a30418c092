/// How late somebody is, as warnings say it: `45 s`, `3 min 20 s`, `1 h 05 min 00 s`. Whole seconds, rounded up: who is late is so.
struct LatenessText: CustomStringConvertible {
    let milliseconds: Int64

    var description: String {
        let seconds = Self.seconds(milliseconds)
        let (minutes, hours) = (seconds / 60, seconds / 3600)
        if minutes == 0 { return "\(seconds) s" }
        if hours == 0 { return "\(minutes) min \(Self.padded(seconds % 60)) s" }
        return "\(hours) h \(Self.padded(minutes % 60)) min \(Self.padded(seconds % 60)) s"
    }

    /// Whole seconds, rounded up.
    static func seconds(_ milliseconds: Int64) -> Int64 { milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0) }

    private static func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
