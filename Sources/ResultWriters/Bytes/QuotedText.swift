/// JSON strings on bytes, by the rules of `JSONValue.writeQuoted`.
extension ByteBuffer {
    /// Appends `text` as a JSON string, quotes included. O(bytes).
    public mutating func append(quoted text: String) {
        var text = text
        append(UInt8(ascii: "\""))
        text.withUTF8 { appendEscaped($0) }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var index = 0
        while index < bytes.count {
            let length = lengthToEscape(bytes, at: index)
            if length > 0 {
                append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
                appendEscape(bytes, at: index)
                copied = index + length
            }
            index += max(length, 1)
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    }

    /// How many bytes at `index` are one character that must be escaped; 0 where it may stay as it is.
    private func lengthToEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
        case 0xE2: isLineSeparator(bytes, at: index) ? 3 : 0
        default: 0
        }
    }

    /// U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    private func isLineSeparator(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    }

    private mutating func appendEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        switch bytes[index] {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        case 0xE2: append(bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        case let control:
            append("\\u00")
            append(hexadecimalDigit(control >> 4))
            append(hexadecimalDigit(control & 0xF))
        }
    }

    private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
