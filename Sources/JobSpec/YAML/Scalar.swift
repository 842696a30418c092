/// A scalar as it was written and what it means in the YAML 1.2 core schema.
public struct Scalar: Sendable, Equatable {
    /// What a scalar means.
    public enum Value: Sendable, Equatable {
        case null
        case boolean(Bool)
        case integer(Int64)
        /// A number with a fraction or an exponent, an integer beyond 64 bits, an infinity or not a number.
        case number(Double)
        case text
    }

    /// The text as written, escapes and folded lines resolved.
    public let text: String
    public let value: Value
    /// Written without quotes.
    public let isPlain: Bool
    /// The text before values of the environment were put into it; nil where there are none.
    let written: WrittenText?

    init(text: String, value: Value, isPlain: Bool, written: WrittenText? = nil) {
        self.text = text
        self.value = value
        self.isPlain = isPlain
        self.written = written
    }

    var phrase: String {
        switch value {
        case .null: "nothing"
        case .boolean(let value): value ? "true" : "false"
        case .integer, .number: "the number \(SafeText.line(String(text.prefix(40))))"
        case .text: text.isEmpty ? "an empty text" : "the text \(SafeText.quoted(text))"
        }
    }

    /// The number that the scalar is, whole or not, or nil.
    var asNumber: Double? {
        switch value {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .null, .boolean, .text: nil
        }
    }
}
