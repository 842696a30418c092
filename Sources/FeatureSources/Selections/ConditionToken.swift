/// A piece of a condition in SQL.
struct ConditionToken: Equatable {
    enum Kind: Equatable {
        /// A word outside of quotes, or a name in double ones.
        case name
        /// What stands in single quotes.
        case text
        /// A sign, or several that belong together, such as `<=`.
        case sign
        case blank
    }

    let kind: Kind
    /// As it is written, quotes included.
    var written: String

    /// A word in upper case, a sign as it is.
    var word: String { kind == .text ? "" : written.uppercased() }

    /// What stands between the quotes; all of what has none.
    var content: String {
        guard let quote = written.first, quote == "'" || quote == "\"", written.count > 1 else { return written }
        return String(written.dropFirst().dropLast()).replacing("\(quote)\(quote)", with: "\(quote)")
    }

    /// The pieces of a condition, which make it up again when they are joined.
    static func tokens(of condition: String) -> [ConditionToken] {
        var tokens: [ConditionToken] = []
        var rest = Substring(condition)
        while let first = rest.first {
            let (kind, end) = next(first, rest)
            tokens.append(ConditionToken(kind: kind, written: String(rest[..<end])))
            rest = rest[end...]
        }
        return tokens
    }

    private static func next(_ first: Character, _ rest: Substring) -> (Kind, Substring.Index) {
        func end(_ isPart: (Character) -> Bool) -> Substring.Index { rest.firstIndex { !isPart($0) } ?? rest.endIndex }
        if first == "'" || first == "\"" { return (first == "'" ? .text : .name, endOfQuoted(rest, by: first)) }
        if first.isWhitespace { return (.blank, end(\.isWhitespace)) }
        if isPartOfName(first) { return (.name, end(isPartOfName)) }
        if "<>=!|:".contains(first) { return (.sign, end { "<>=!|:".contains($0) }) }
        return (.sign, rest.index(after: rest.startIndex))
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }

    /// A doubled quote is one of the letters.
    private static func endOfQuoted(_ text: Substring, by quote: Character) -> Substring.Index {
        var place = text.index(after: text.startIndex)
        while let end = text[place...].firstIndex(of: quote) {
            place = text.index(after: end)
            guard place < text.endIndex, text[place] == quote else { return place }
            place = text.index(after: place)
        }
        return text.endIndex
    }
}
