/// The line that a mark stands in and a second line that points into it, both short enough to be read.
struct Excerpt {
    let line: String
    let caret: String

    /// The longest excerpt, in characters.
    private static let width = 110
    /// How much of a long line is shown before the caret.
    private static let before = 50
    /// How far from the caret passwords are looked for, in bytes.
    private static let reach = 4096

    init(of mark: Mark) {
        let file = mark.file
        let start = file.offset(ofScalar: mark.start)
        let line = file.lineRange(file.line(atOffset: start))
        let place = min(start, line.upperBound)
        let end = max(place, min(file.offset(ofScalar: mark.end), line.upperBound))

        let near = max(line.lowerBound, place - Excerpt.reach)..<min(line.upperBound, place + Excerpt.reach)
        let bytes = ConnectionSecrets.hidden(in: file.bytes[near])
        var left = Excerpt.characters(bytes[..<(place - near.lowerBound)], keepingEnd: true)
        var right = Excerpt.characters(bytes[(place - near.lowerBound)...], keepingEnd: false)
        let tokenEnd = min(end, near.upperBound) - near.lowerBound
        let token = Excerpt.characters(bytes[(place - near.lowerBound)..<tokenEnd], keepingEnd: false).count
        let isTooLong = left.count + right.count > Excerpt.width
        if isTooLong, left.count > Excerpt.before { left = ["…"] + left.suffix(Excerpt.before) }
        let room = Excerpt.width - left.count
        if right.count > room { right = right.prefix(room) + ["…"] }

        self.line = String((left + right).map(SafeText.safe))
        let tildes = max(0, min(token, right.count) - 1)
        caret = String(repeating: " ", count: left.count) + "^" + String(repeating: "~", count: tildes)
    }

    /// The characters of a stretch of bytes; of a long one only those at one end, as many as an excerpt can hold.
    private static func characters(_ bytes: ArraySlice<UInt8>, keepingEnd: Bool) -> [Character] {
        let longest = 4 * (width + 1)
        var (low, high) = (bytes.startIndex, bytes.endIndex)
        if high - low > longest {
            if keepingEnd {
                low = high - longest
                while low < high, bytes[low] & 0xC0 == 0x80 { low += 1 }
            } else {
                high = low + longest
                while high > low, bytes[high] & 0xC0 == 0x80 { high -= 1 }
            }
        }
        return Array(String(decoding: bytes[low..<high], as: UTF8.self))
    }
}
