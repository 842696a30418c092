import Vocabulary

extension JSONValue {
    /// An object of the members that are there.
    static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }

    /// The members of an object without those that `keys` name; none for anything else.
    func members(without keys: [String] = []) -> [(String, JSONValue)] {
        guard case .object(let members) = self else { return [] }
        return members.filter { !keys.contains($0.0) }
    }

    /// Whether a schema lets any text stand, by itself or as one of its choices.
    var takesAnyText: Bool {
        if case .array(let choices)? = self["anyOf"] { return choices.contains(where: \.takesAnyText) }
        let types = if case .array(let several)? = self["type"] { several } else { [self["type"]].compactMap { $0 } }
        return types.contains(.text("string")) && ["enum", "const", "pattern"].allSatisfy { self[$0] == nil }
    }

    /// A number in the fewest digits that give it back; whole numbers without a point. The number must be finite.
    static func number(_ value: Double) -> JSONValue {
        if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return .integer(whole) }
        return .number("\(value)")
    }
}
