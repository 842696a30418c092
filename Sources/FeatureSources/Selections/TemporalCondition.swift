/// A condition in GDAL's SQL whose dates and times are compared as the texts that GDAL makes of them.
///
/// As dates, GDAL 3.6 fails at the first row without one, and finds each unlike (`<>`) every date that is written with hyphens.
struct TemporalCondition {
    /// A text that stands for no date or time where the condition has one.
    struct NoDate: Error {
        let text: String
        let field: LayerField
    }

    private static let comparisons: Set = ["=", "<>", "!=", "<", ">", "<=", ">="]

    private let fields: [String: LayerField]
    private var tokens: [ConditionToken]
    /// The places of tokens that are no blanks.
    private let solid: [Int]

    init(_ condition: String, fields: [LayerField]) {
        let temporal = fields.filter { [.date, .time, .dateTime].contains($0.kind) }
        self.fields = Dictionary(temporal.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        tokens = temporal.isEmpty ? [] : ConditionToken.tokens(of: condition)
        solid = tokens.indices.filter { [tokens] in tokens[$0].kind != .blank }
    }

    /// - Returns: nil where no date and no time is compared.
    /// - Throws: `NoDate`.
    mutating func rewritten() throws(NoDate) -> String? {
        var isRewritten = false
        for place in solid.indices {
            let token = tokens[solid[place]]
            guard token.kind == .name, let field = fields[token.content.lowercased()] else { continue }
            let next = word(place + 1) == "NOT" ? place + 2 : place + 1
            // GDAL answers these as they are, the second by saying that the types do not fit.
            if word(next) == "IS" || ["LIKE", "ILIKE"].contains(word(next)) { continue }
            for literal in literals(at: place, next) {
                let text = tokens[solid[literal]].content
                guard let plain = TemporalLiteral.text(text, as: field.kind) else {
                    throw NoDate(text: text, field: field)
                }
                tokens[solid[literal]].written = "'\(plain)'"
            }
            tokens[solid[place]].written = "CAST(\(token.written) AS character(40))"
            isRewritten = true
        }
        return isRewritten ? tokens.map(\.written).joined() : nil
    }

    /// The places of the texts that the field at a place is compared with.
    ///
    /// - Parameter next: the place behind the field, and behind a NOT there.
    private func literals(at place: Int, _ next: Int) -> [Int] {
        var found: [Int] = []
        if Self.comparisons.contains(word(place - 1)) { found.append(place - 2) }
        if Self.comparisons.contains(word(next)) { found.append(next + 1) }
        if word(next) == "BETWEEN" { found += [next + 1, next + 3] }
        if word(next) == "IN", word(next + 1) == "(" {
            var item = next + 2
            while solid.indices ~= item, word(item) != ")" {
                found.append(item)
                item += 1
            }
        }
        return found.filter { solid.indices ~= $0 && tokens[solid[$0]].kind == .text }
    }

    private func word(_ place: Int) -> String { solid.indices ~= place ? tokens[solid[place]].word : "" }
}
