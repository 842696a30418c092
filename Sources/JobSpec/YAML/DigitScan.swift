/// A reading head on the bytes of a short text, for numbers.
struct DigitScan {
    private let text: String.UTF8View
    private var place: String.UTF8View.Index

    init(_ text: String.UTF8View) {
        self.text = text
        place = text.startIndex
    }

    var isAtEnd: Bool { place == text.endIndex }

    /// What was not read yet.
    var rest: Substring { Substring(text[place...]) }

    /// What was read so far.
    var read: Substring { Substring(text[..<place]) }

    /// Steps over `word` if it comes next.
    mutating func skip(_ word: String) -> Bool {
        guard text[place...].starts(with: word.utf8) else { return false }
        place = text.index(place, offsetBy: word.utf8.count)
        return true
    }

    mutating func skipSign() {
        if !skip("-") { _ = skip("+") }
    }

    /// Steps over digits.
    ///
    /// - Returns: how many there were.
    @discardableResult
    mutating func skipDigits() -> Int {
        var count = 0
        while place < text.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place]) {
            place = text.index(after: place)
            count += 1
        }
        return count
    }
}
