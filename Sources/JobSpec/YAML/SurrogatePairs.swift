import Vocabulary

/// Characters beyond U+FFFF as JSON writes them, in two escapes each (RFC 8259, section 7). YAML has one of its own for them, which
/// is shorter.
struct SurrogatePairs {
    /// The text with YAML's escapes.
    let bytes: [UInt8]
    /// Where they end in it, in scalars from its start, ascending.
    private var ends: [Int] = []

    private static let length = 12
    /// How much shorter YAML's escape is.
    private static let saving = 2

    /// - Parameter quoted: the ranges of scalars in double quotes, ascending, in scalars from the start: elsewhere a backslash is a
    ///   character.
    init(in source: SourceFile, within quoted: [Range<Int>]) {
        let text = source.bytes
        var bytes: [UInt8] = []
        var (offset, saved) = (0, 0)
        for range in quoted {
            let end = source.offset(ofScalar: range.upperBound)
            var scalar = range.lowerBound
            bytes += text[offset..<source.offset(ofScalar: scalar)]
            offset = source.offset(ofScalar: scalar)
            while offset < end {
                if let character = Self.character(at: offset, in: text) {
                    let digits = String(character.value, radix: 16, uppercase: true)
                    bytes += "\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8
                    offset += Self.length
                    scalar += Self.length
                    saved += Self.saving
                    ends.append(scalar - saved)
                    continue
                }
                // What is behind a backslash belongs to it.
                let isEscape = text[offset] == UInt8(ascii: "\\") && offset + 1 < end
                for byte in text[offset..<offset + (isEscape ? 2 : 1)] {
                    bytes.append(byte)
                    if byte & 0xC0 != 0x80 { scalar += 1 }
                }
                offset += isEscape ? 2 : 1
            }
        }
        self.bytes = bytes + text[offset...]
    }

    /// The text with other escapes of the same length for halves of pairs, which YAML reads.
    static func masked(_ text: [UInt8]) -> [UInt8] {
        var masked = text
        for offset in text.indices.dropLast(length / 2 - 1) {
            if let unit = unit(at: offset, in: text), 0xD800..<0xE000 ~= unit {
                masked.replaceSubrange(offset + 2..<offset + length / 2, with: "FFFD".utf8)
            }
        }
        return masked
    }

    var isEmpty: Bool { ends.isEmpty }

    /// The scalar of the source that one of the text stands for.
    func original(_ scalar: Int) -> Int { scalar + Self.saving * ends.firstPlace { $0 > scalar } }

    /// The character that a pair of escapes stands for; nil where there is none.
    private static func character(at offset: Int, in text: [UInt8]) -> Unicode.Scalar? {
        guard offset + length <= text.count, let high = unit(at: offset, in: text), 0xD800..<0xDC00 ~= high,
            let low = unit(at: offset + length / 2, in: text), 0xDC00..<0xE000 ~= low
        else { return nil }
        return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    /// The number of an escape such as `\ud83d`.
    private static func unit(at offset: Int, in text: [UInt8]) -> UInt32? {
        guard text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u") else { return nil }
        return UInt32(String(decoding: text[offset + 2..<offset + length / 2], as: UTF8.self), radix: 16)
    }
}
