import FeatureSources

/// A value as values of sources are compared: numbers by value, also those written as texts; other texts without the
/// blanks round them. Null is the empty text.
enum ComparedValue: Hashable {
    case number(Double)
    case text(String)

    init(_ value: FieldValue, ignoringCase: Bool = false) {
        if let number = value.number, number.isFinite {
            // 0 and -0 are one number.
            self = .number(number == 0 ? 0 : number)
        } else {
            let text = BlankText.trimmed(value.text ?? "")
            self = .text(ignoringCase ? text.lowercased() : text)
        }
    }

    static let blank = ComparedValue.text("")
}
