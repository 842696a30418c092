extension JSONValue {
    /// Nil for what is no text.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Nil for what is no whole number of 64 bits.
    public var integer: Int? {
        switch self {
        case .integer(let number): Int(number)
        case .number(let written): Int(written)
        default: nil
        }
    }

    /// Nil for what is no number.
    public var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let written): Double(written)
        default: nil
        }
    }

    /// Nil for what is neither true nor false.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// Those of an object, in their order; none of anything else.
    public var members: [(String, JSONValue)] { if case .object(let members) = self { members } else { [] } }

    /// Those of an array; none of anything else.
    public var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
}
