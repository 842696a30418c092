/// Finds what no YAML file may hold: bytes that are not UTF-8, and control characters.
enum TextCheck {
    /// How files begin that are written in others; the longer marks first.
    private static let wideEncodings: [(mark: [UInt8], name: String)] = [
        ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
        ([0xFE, 0xFF], "UTF-16"),
    ]

    /// The first offence, or nil for a clean text.
    static func fault(in source: SourceFile) -> Diagnostic? {
        if let encoding = wideEncodings.first(where: { source.bytes.starts(with: $0.mark) }) {
            return Diagnostic(
                .error, "not_utf8", file: source.name, "the file is written in \(encoding.name)",
                help: "save it as UTF-8")
        }
        var offset = 0
        while offset < source.bytes.count {
            let byte = source.bytes[offset]
            if byte >= 0x20, byte < 0x7F {
                offset += 1
                continue
            }
            guard let (scalar, length) = scalar(at: offset, in: source.bytes) else {
                return notUTF8(source, offset)
            }
            if !isAllowed(scalar) { return forbidden(scalar, source, offset) }
            offset += length
        }
        return nil
    }

    private static func scalar(at offset: Int, in bytes: [UInt8]) -> (Unicode.Scalar, length: Int)? {
        var decoder = UTF8()
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// The printable characters of YAML 1.2, §5.1.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
        case 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func notUTF8(_ source: SourceFile, _ offset: Int) -> Diagnostic {
        Diagnostic(
            .error, "not_utf8", at: mark(source, offset),
            "the byte 0x\(hexadecimal(UInt32(source.bytes[offset]), digits: 2)) is not UTF-8",
            help: "save the file as UTF-8")
    }

    private static func forbidden(_ scalar: Unicode.Scalar, _ source: SourceFile, _ offset: Int) -> Diagnostic {
        Diagnostic(
            .error, "control_character", at: mark(source, offset),
            "the control character U+\(hexadecimal(scalar.value, digits: 4)) cannot stand in a YAML file",
            help: "in a text in double quotes it can be written with a backslash, such as \"\\t\" or \"\\x1B\"")
    }

    private static func mark(_ source: SourceFile, _ offset: Int) -> Mark {
        let index = source.scalar(atOffset: offset)
        return Mark(source, index, index + 1)
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
