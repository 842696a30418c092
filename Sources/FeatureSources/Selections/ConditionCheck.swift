/// Finds names in a condition that SQLite would take for texts, and so never complain about.
///
/// A name in double quotes that is no column is a text to SQLite (https://sqlite.org/quirks.html, section 8).
enum ConditionCheck {
    /// The first name in double quotes that is not among `known`, case ignored; nil where all are.
    static func unknownName(in condition: String, known: [String]) -> String? {
        let lower = Set(known.map { $0.lowercased() })
        return quotedNames(in: condition).first { !lower.contains($0.lowercased()) }
    }

    /// The words outside of quotes, in lower case.
    static func words(in condition: String) -> Set<String> {
        let words = withoutQuotes(condition).lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return Set(words.map(String.init))
    }

    /// The first parameter of a statement, such as `?` or `:id`, which SQLite takes for null where nobody gives it a value
    /// (https://sqlite.org/lang_expr.html#parameters); nil where there is none.
    static func placeholder(in condition: String) -> String? {
        let tokens = ConditionToken.tokens(of: condition)
        // Names stand in brackets and backticks, too.
        var closing: String?
        for (place, token) in tokens.enumerated() where token.kind == .sign {
            if let end = closing {
                if token.written == end { closing = nil }
                continue
            }
            closing = ["[": "]", "`": "`"][token.written]
            let next = tokens[(place + 1)...].first.flatMap { $0.kind == .name ? $0.written : nil }
            if token.written == "?" { return "?" + (next.map { $0.allSatisfy(\.isNumber) ? $0 : "" } ?? "") }
            guard let sign = token.written.last, ":@$".contains(sign), let next, !next.hasPrefix("\"") else { continue }
            // Names may have a dollar sign behind their first letter.
            if token.written.count == 1, place > 0, tokens[place - 1].kind == .name { continue }
            return "\(sign)\(next)"
        }
        return nil
    }

    /// The first two fields that differ in case alone, of which a condition names one; nil where it names none.
    static func doubledName(in condition: String, fields: [String]) -> (String, String)? {
        let names = ConditionToken.tokens(of: condition).filter { $0.kind == .name }
        let named = Set(names.map { $0.content.lowercased() })
        var seen: [String: String] = [:]
        for field in fields where named.contains(field.lowercased()) {
            if let other = seen.updateValue(field, forKey: field.lowercased()), other != field { return (other, field) }
        }
        return nil
    }

    /// The first function that changes a database of PostgreSQL within a transaction that only reads: large objects before version 16
    /// (https://www.postgresql.org/docs/16/release-16.html), connections of their own, and whatever runs a text as a statement. Nil where
    /// none is called; names with escapes may be any.
    static func writingFunction(in condition: String) -> String? {
        if condition.uppercased().contains("U&\"") { return "U&\"" }
        let tokens = ConditionToken.tokens(of: condition).filter { $0.kind != .blank }
        return zip(tokens, tokens.dropFirst()).first { token, next in
            guard token.kind == .name, next.written == "(" else { return false }
            let name = token.content.lowercased().split(separator: ".").last ?? ""
            return ["lo_", "lowrite", "dblink", "query_to_xml"].contains(where: name.hasPrefix) && name != "lo_get"
        }?.0.written.lowercased()
    }

    /// Whether every parenthesis is closed by one behind it: what stands behind a condition in a statement is no part of it then. A quote
    /// that is left open takes that in, up to the end, which no database accepts.
    static func isClosed(_ condition: String) -> Bool {
        var depth = 0
        for character in withoutQuotes(condition) {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// What stands outside of quotes.
    private static func withoutQuotes(_ condition: String) -> String {
        var outside = ""
        var rest = Substring(condition)
        while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            outside += rest[..<start] + " "
            guard let (_, end) = quoted(rest[start...], by: rest[start]) else { return outside }
            rest = end
        }
        return outside + rest
    }

    /// The names in double quotes, in order; what stands in single quotes is text.
    private static func quotedNames(in condition: String) -> [String] {
        var names: [String] = []
        var rest = Substring(condition)
        while let quote = rest.first(where: { $0 == "'" || $0 == "\"" }), let start = rest.firstIndex(of: quote) {
            guard let (content, end) = quoted(rest[start...], by: quote) else { return names }
            if quote == "\"" { names.append(content) }
            rest = end
        }
        return names
    }

    /// What stands between two quotes, a doubled one being one of its letters, and what follows.
    private static func quoted(_ text: Substring, by quote: Character) -> (content: String, rest: Substring)? {
        var content = ""
        var rest = text.dropFirst()
        while let end = rest.firstIndex(of: quote) {
            content += rest[..<end]
            rest = rest[rest.index(after: end)...]
            guard rest.first == quote else { return (content, rest) }
            content.append(quote)
            rest = rest.dropFirst()
        }
        return nil
    }
}
