/// Text inside of XML 1.0.
public enum XMLText {
    /// The text as the value of an attribute, whose line breaks a reader would take for spaces.
    public static func attribute(_ text: String) -> String {
        escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }

    /// The text with what XML reserves written otherwise, and with `�` for what it cannot hold at all.
    public static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            // Also what would end a section of plain characters: `]]>`.
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\r": escaped += "&#13;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            default: escaped.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return escaped
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
