// Values of documents that are walked through member by member.
extension JSONCursor {
    /// Goes on to the next member of an object, or into the object, to its first.
    ///
    /// - Returns: its name, with its value next; nil behind the last one, or behind what is no object.
    mutating func nextMember() throws(UnreadableTable) -> String? {
        if take(UInt8(ascii: "{")) { return take(UInt8(ascii: "}")) ? nil : try key() }
        if take(UInt8(ascii: ",")) { return try key() }
        if take(UInt8(ascii: "}")) { return nil }
        try skipValue()
        return nil
    }

    /// Goes on to the next item of a list, or into the list, to its first.
    ///
    /// - Returns: whether there is one; behind the last one not, nor behind what is no list.
    mutating func nextItem() throws(UnreadableTable) -> Bool {
        if take(UInt8(ascii: "[")) { return !take(UInt8(ascii: "]")) }
        if take(UInt8(ascii: ",")) { return true }
        if take(UInt8(ascii: "]")) { return false }
        try skipValue()
        return false
    }

    /// The text that is next; anything else is passed, and is nil.
    mutating func stringIfAny() throws(UnreadableTable) -> String? {
        if isString { return try string() }
        try skipValue()
        return nil
    }

    /// The whole number that is next; anything else is passed, and is nil.
    mutating func integerIfAny() throws(UnreadableTable) -> Int? { Int(String(decoding: try value(), as: UTF8.self)) }

    /// The members of an object that are texts; all others are passed.
    mutating func strings() throws(UnreadableTable) -> [String: String] {
        var strings: [String: String] = [:]
        while let member = try nextMember() { strings[member] = try stringIfAny() }
        return strings
    }
}
