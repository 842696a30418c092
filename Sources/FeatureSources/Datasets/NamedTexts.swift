import Glibc
import Vocabulary

/// The texts that stand behind names in JSON, looked for by their bytes, which takes a part of the time that reading JSON does.
enum NamedTexts {
    /// Bytes in which a name and what is behind it stand for certain.
    private static let overlap = 4096
    /// Bytes of a text: no date is as long.
    private static let longest = 64
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// Whether a text behind the name of a field, wherever it stands, is more than the date or the time that GDAL takes it for.
    ///
    /// - Returns: nil where that cannot be told so: it is no file, or a name may be written in several ways.
    /// - Complexity: O(n) for n bytes.
    static func holdOthers(than fields: [LayerField], in path: String) -> Bool? {
        let names = fields.map { (name: Array(JSONValue.text($0.name).written().utf8), kind: $0.kind) }
        guard names.allSatisfy({ isPlain($0.name) }), let file = FileParts(path) else { return nil }
        var carried: [UInt8] = []
        let isFound = file.first { piece -> Bool? in
            let bytes = carried + piece
            carried = Array(bytes.suffix(overlap))
            let isHere = bytes.withUnsafeBytes { bytes in
                names.contains { name, kind in holdsOther(behind: name, in: bytes, kind) }
            }
            return isHere ? true : nil
        }
        return isFound ?? false
    }

    /// Whether a name is written in one way: other letters may stand for themselves, or be escaped.
    private static func isPlain(_ name: [UInt8]) -> Bool {
        name.allSatisfy { 0x20..<0x7F ~= $0 && $0 != backslash && $0 != UInt8(ascii: "/") }
    }

    private static func holdsOther(
        behind name: [UInt8], in bytes: UnsafeRawBufferPointer, _ kind: LayerField.Kind
    ) -> Bool {
        var rest = bytes[...]
        while let place = place(of: name, in: rest) {
            rest = bytes[(place + name.count)...]
            var value = rest.drop { $0 <= 0x20 }
            guard value.popFirst() == UInt8(ascii: ":") else { continue }
            value = value.drop { $0 <= 0x20 }
            guard value.popFirst() == quote else { continue }
            let start = value.prefix(longest)
            guard let end = start.firstIndex(of: quote) else {
                if start.count == longest { return true }
                // What is cut off here stands whole in the next piece.
                continue
            }
            // Slashes may be escaped.
            let text = start[..<end].filter { $0 != backslash }.map { CChar(bitPattern: $0) } + [0]
            if !TemporalForm.isWhole(text, kind) { return true }
        }
        return false
    }

    /// Where bytes begin among others; nil where they do not stand there.
    static func place(of bytes: [UInt8], in others: Slice<UnsafeRawBufferPointer>) -> Int? {
        guard let base = others.base.baseAddress else { return nil }
        var start = others.startIndex
        while others.endIndex - start >= bytes.count {
            guard let found = memchr(base + start, Int32(bytes[0]), others.endIndex - start) else { return nil }
            start = UnsafeRawPointer(found) - base
            if others.endIndex - start >= bytes.count, memcmp(found, bytes, bytes.count) == 0 { return start }
            start += 1
        }
        return nil
    }
}
