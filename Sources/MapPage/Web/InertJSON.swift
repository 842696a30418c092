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
        while let next = nextThatMayDoSomething(in: json, from: place) {
            let (length, harmless) = meaning(json, next)
            place = min(next + length, json.count)
            guard let harmless else { continue }
            if inert.isEmpty { inert.reserveCapacity(json.count + 64) }
            inert += json[copied..<next]
            inert += harmless
            copied = place
        }
        // Nearly always nothing has to be replaced.
        if copied == 0 { return json }
        inert += json[copied...]
        return inert
    }

    private static func nextThatMayDoSomething(in json: [UInt8], from start: Int) -> Int? {
        json.withUnsafeBufferPointer { json in
            json[start...].firstIndex {
                $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\\") || $0 == 0xC2 || $0 == 0xE2
            }
        }
    }

    /// How many bytes at a place belong together, and what is written for them; nil where they stay.
    private static func meaning(_ json: [UInt8], _ place: Int) -> (length: Int, harmless: [UInt8]?) {
        switch json[place] {
        case UInt8(ascii: "<"): return (1, Array("\\u003c".utf8))
        case UInt8(ascii: "\\"):
            let isControl = json[place..<min(place + 6, json.count)].starts(with: "\\u00".utf8)
            return isControl ? (6, replacement) : (2, nil)
        default:
            let length = controlLength(json, place)
            return (length ?? 1, length.map { _ in replacement })
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
