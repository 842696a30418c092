/// JSON that does nothing wherever it stands in a page: names of stops and streets come from anywhere.
enum InertJSON {
    /// What stands for a character that is not shown.
    private static let replacement = Array("\u{FFFD}".utf8)

    /// The same document with `<` escaped, so that no tag can begin or end in it, and without control characters and those
    /// that turn the direction of text.
    ///
    /// - Complexity: O(n).
    static func bytes(of json: [UInt8]) -> [UInt8] {
        var inert: [UInt8] = []
        var (place, copied) = (0, 0)
        while let next = json[place...].firstIndex(where: mayDoSomething) {
            guard let (length, harmless) = replaced(json, next) else {
                place = next + 1
                continue
            }
            inert += json[copied..<next]
            inert += harmless
            place = min(next + length, json.count)
            copied = place
        }
        // Nearly always nothing has to be replaced.
        if copied == 0 { return json }
        inert += json[copied...]
        return inert
    }

    private static func mayDoSomething(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\\") || byte == 0xC2 || byte == 0xE2
    }

    /// How many bytes at a place are written as others, and these; nil where they stay.
    private static func replaced(_ json: [UInt8], _ place: Int) -> (length: Int, harmless: [UInt8])? {
        switch json[place] {
        case UInt8(ascii: "<"): return (1, Array("\\u003c".utf8))
        case UInt8(ascii: "\\"):
            let escape = json[place..<min(place + 6, json.count)]
            return escape.starts(with: "\\u00".utf8) ? (6, replacement) : (2, Array(escape.prefix(2)))
        default: return controlLength(json, place).map { ($0, replacement) }
        }
    }

    /// How many bytes the control character at a place has; nil where there is none.
    private static func controlLength(_ json: [UInt8], _ place: Int) -> Int? {
        switch json[place] {
        case 0xC2 where byte(json, place + 1, in: 0x80...0x9F): 2
        case 0xE2 where byte(json, place + 1, in: 0x80...0x80) && byte(json, place + 2, in: 0xAA...0xAE): 3
        case 0xE2 where byte(json, place + 1, in: 0x81...0x81) && byte(json, place + 2, in: 0xA6...0xA9): 3
        default: nil
        }
    }

    private static func byte(_ json: [UInt8], _ place: Int, in range: ClosedRange<UInt8>) -> Bool {
        place < json.count && range ~= json[place]
    }
}
