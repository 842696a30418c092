/// A JSON document with its members in the order in which they were put: the same value gives the same bytes.
public indirect enum JSONValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int64)
    /// A number already written, such as `12.500`: the writer copies it.
    case number(String)
    case text(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let a), .boolean(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
        default: false
        }
    }

    /// The member called `key` of an object, or nil.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == key }?.1
    }

    /// The value as JSON text.
    ///
    /// - Parameter pretty: two spaces of indentation a level, one member a line; else one line.
    public func written(pretty: Bool = false) -> String {
        var text = ""
        write(into: &text, indent: pretty ? 0 : nil)
        return text
    }

    private func write(into text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value
        case .text(let value): JSONValue.writeQuoted(value, into: &text)
        case .array(let items):
            JSONValue.writeList("[", items, "]", into: &text, indent: indent) { item, text, indent in
                item.write(into: &text, indent: indent)
            }
        case .object(let members):
            JSONValue.writeList("{", members, "}", into: &text, indent: indent) { member, text, indent in
                JSONValue.writeQuoted(member.0, into: &text)
                text += indent == nil ? ":" : ": "
                member.1.write(into: &text, indent: indent)
            }
        }
    }

    private static func writeList<Item>(
        _ open: String, _ items: [Item], _ close: String, into text: inout String, indent: Int?,
        item write: (Item, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            write(item, &text, inner)
        }
        if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    /// Appends `value` as a JSON string. Control characters, and the line and paragraph separators that are
    /// not safe inside a script, are escaped; everything else stays as it is.
    public static func writeQuoted(_ value: String, into text: inout String) {
        if value.utf8.allSatisfy(isPlainOrLong) {
            text += "\""
            text += value
            text += "\""
            return
        }
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Whether a byte is plain, or of a character of several bytes that stays as it is: those that do not begin with 0xE2.
    private static func isPlainOrLong(_ byte: UInt8) -> Bool { isPlain(byte) || byte >= 0x80 && byte != 0xE2 }

    /// Whether a byte is a character of a string that stays as it is, as nearly all are.
    public static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
