/// A reading head on a date or a time of day: digits in groups of known length.
struct ClockText {
    /// What follows a time of day.
    struct Offset {
        /// East of UTC; nil where nothing follows.
        let minutes: Int?
    }

    private var rest: ArraySlice<UInt8>

    init(_ text: String) { rest = Array(text.utf8)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(_ digits: Int) -> Int? {
        guard rest.count >= digits else { return nil }
        var value = 0
        for byte in rest.prefix(digits) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest.removeFirst(digits)
        return value
    }

    /// `08:00` or `08:00:30`.
    mutating func timeOfDay() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
        guard skip(":") else { return (hour, minute, 0) }
        guard let second = number(2), second < 60 else { return nil }
        return (hour, minute, second)
    }

    /// `Z`, `+02:00` or nothing; nil for a sign that no offset follows.
    mutating func offset() -> Offset? {
        if skip("Z") { return Offset(minutes: 0) }
        let sign = skip("+") ? 1 : skip("-") ? -1 : 0
        guard sign != 0 else { return Offset(minutes: nil) }
        guard let hours = number(2), skip(":"), let minutes = number(2), hours <= 14, minutes < 60 else { return nil }
        return Offset(minutes: sign * (hours * 60 + minutes))
    }
}
