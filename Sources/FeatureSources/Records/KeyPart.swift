/// One field's part of a key, brought into one form: two parts match where they are equal.
enum KeyPart: Equatable {
    case null
    case unreadable
    case integer(Int64)
    /// A number that is no whole one of 64 bits.
    case real(Double)
    case text(String)

    /// How the values of two fields are compared.
    enum Rule {
        /// As numbers: at least one of the fields holds numbers. Texts are read.
        case numbers
        /// As texts, byte by byte, but for GUIDs: braces and case do not matter.
        case texts
        /// The same, but for a date alone, which is its midnight: at least one of the fields holds dates.
        case moments

        init(_ field: LayerField, _ other: LayerField) {
            let both = [field, other]
            if both.contains(where: \.holdsNumbers) {
                self = .numbers
            } else {
                self = both.contains { $0.kind == .date || $0.kind == .dateTime } ? .moments : .texts
            }
        }
    }

    init(_ value: FieldValue, _ rule: Rule) {
        switch (value, rule) {
        case (.null, _): self = .null
        case (.integer(let number), .numbers): self = .integer(number)
        case (.boolean(let value), .numbers): self = .integer(value ? 1 : 0)
        case (.real(let number), .numbers): self = KeyPart(number)
        case (.text(let text), .numbers): self = NumberText.part(text)
        case (.text(let text), .texts):
            self = Self.isRepaired(text) ? .unreadable : .text(GUIDText.canonical(text) ?? text)
        case (.text(let text), .moments): self = Self.isRepaired(text) ? .unreadable : .text(MomentText.canonical(text))
        case (.integer, _), (.boolean, _), (.real, _): self = .text(value.text ?? "")
        }
    }

    /// Whether a text has what stands for letters that could not be read: others may have stood there in another one.
    private static func isRepaired(_ text: String) -> Bool {
        text.utf8.contains(0xEF) && text.unicodeScalars.contains("\u{FFFD}")
    }

    /// What is no number equals no number.
    init(_ number: Double) {
        self = number.isNaN ? .null : Int64(exactly: number).map { .integer($0) } ?? .real(number)
    }
}

extension LayerField {
    var holdsReals: Bool { kind == .real || kind == .singleReal }

    var holdsDates: Bool { kind == .date || kind == .dateTime }

    var holdsTimes: Bool { holdsDates || kind == .time }

    var holdsNumbers: Bool {
        switch kind {
        case .integer, .real, .singleReal, .boolean: true
        case .text, .date, .time, .dateTime, .list, .binary: false
        }
    }
}
