/// Text in columns of a fixed-width font.
public enum PrintedText {
    /// The text as printable words: white space of any kind parts words, and other control characters and changes
    /// of the writing direction, which could steer a terminal, are shown as U+FFFD.
    static func words(_ text: String) -> [String] {
        var words = [""]
        for scalar in text.unicodeScalars {
            if isWhitespace(scalar) {
                words.append("")
            } else {
                words[words.count - 1].unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Unicode's own answer takes a search through its tables.
    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// The text on one line.
    static func line(_ text: String) -> String { words(text).joined(separator: " ") }

    /// Lines of at most `width` columns, broken between words, and within a word that is longer than a line.
    /// At least one line.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines = [""]
        var used = 0
        for piece in words(text).flatMap({ pieces($0, width: width) }) {
            let length = columns(piece)
            if used > 0, used + 1 + length > width {
                lines.append("")
                used = 0
            }
            lines[lines.count - 1] += used > 0 ? " " + piece : piece
            used += used > 0 ? 1 + length : length
        }
        return lines
    }

    /// `text` moved to the right end of `width` columns.
    static func right(_ text: String, width: Int) -> String {
        String(repeating: " ", count: max(0, width - columns(text))) + text
    }

    /// `text` with spaces after it up to `width` columns.
    public static func left(_ text: String, width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(text)))
    }

    /// The start of `text` that takes at most `columns` columns.
    public static func cut(_ text: String, columns most: Int) -> String {
        var used = 0
        return String(
            text.prefix { character in
                used += columns(character)
                return used <= most
            })
    }

    /// How many columns the text takes: two for each East Asian wide character and each picture.
    public static func columns(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + columns($1) }
    }

    private static func columns(_ character: Character) -> Int {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: 2
        case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: 2
        default: 1
        }
    }

    private static func pieces(_ word: String, width: Int) -> [String] {
        if columns(word) <= width { return [word] }
        var pieces = [""]
        var used = 0
        for character in word {
            if used + columns(character) > width {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += columns(character)
        }
        return pieces
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }
}
