/// Whether a text is a date, a time of the day or both, and nothing else. GDAL takes what begins so for one, and drops what follows:
/// `08:00 - 12:00` is 08:00 to it, and so is `08:00 PM`.
struct TemporalForm {
    private var rest: UnsafePointer<CChar>

    /// - Parameters:
    ///   - text: empty or nil is null, and so of any kind.
    ///   - kind: what GDAL takes the text for; what is no date or time is not asked about.
    static func isWhole(_ text: UnsafePointer<CChar>?, _ kind: LayerField.Kind) -> Bool {
        guard let text else { return true }
        var form = TemporalForm(rest: text)
        form.skipBlanks()
        if form.isAtEnd { return true }
        switch kind {
        case .date: guard form.takeDate() else { return false }
        case .time: guard form.takeClock() else { return false }
        case .dateTime: guard form.takeDate(), form.takeMoment() else { return false }
        default: return true
        }
        form.skipBlanks()
        return form.isAtEnd
    }

    private var isAtEnd: Bool { rest[0] == 0 }

    private mutating func skipBlanks() {
        while rest[0] == CChar(UInt8(ascii: " ")) { rest += 1 }
    }

    /// Takes a sign that is one of these.
    private mutating func take(_ signs: String) -> Bool {
        guard rest[0] > 0, signs.utf8.contains(UInt8(bitPattern: rest[0])) else { return false }
        rest += 1
        return true
    }

    /// Takes digits.
    private mutating func takeDigits(_ counts: ClosedRange<Int>) -> Bool {
        var count = 0
        while count < counts.upperBound, (CChar(UInt8(ascii: "0"))...CChar(UInt8(ascii: "9"))).contains(rest[count]) {
            count += 1
        }
        rest += count
        return counts.contains(count)
    }

    /// `2026-05-01`, `2026/5/1`.
    private mutating func takeDate() -> Bool {
        takeDigits(4...4) && take("-/") && takeDigits(1...2) && take("-/") && takeDigits(1...2)
    }

    /// `8:30`, `08:30:00`, `08:30:00.5`.
    private mutating func takeClock() -> Bool {
        guard takeDigits(1...2), take(":"), takeDigits(2...2) else { return false }
        guard take(":") else { return true }
        guard takeDigits(2...2) else { return false }
        return !take(".") || takeDigits(1...12)
    }

    /// What may stand behind a date: a time, and how far its clock is ahead of UTC.
    private mutating func takeMoment() -> Bool {
        if isAtEnd { return true }
        if rest[0] == CChar(UInt8(ascii: " ")) { skipBlanks() } else if !take("T") { return false }
        if isAtEnd { return true }
        guard takeClock() else { return false }
        skipBlanks()
        return isAtEnd || take("Z") || takeOffset()
    }

    /// `+02`, `-0930`, `+05:45`: quarters of an hour, to which GDAL keeps.
    private mutating func takeOffset() -> Bool {
        guard take("+-"), takeDigits(2...2) else { return false }
        if isAtEnd { return true }
        _ = take(":")
        let minutes = rest
        guard takeDigits(2...2) else { return false }
        return (Int(minutes[0]) * 10 + Int(minutes[1]) - 11 * Int(UInt8(ascii: "0"))) % 15 == 0
    }
}
