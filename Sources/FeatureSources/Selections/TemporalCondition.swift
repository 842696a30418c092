/// A condition in GDAL's SQL whose dates and times are compared as the texts that GDAL makes of them.
///
/// As dates, GDAL 3.6 fails at the first row without one, and finds each unlike (`<>`) every date that is written with hyphens.
struct TemporalCondition {
    /// A text that stands for no date or time where the condition has one.
    struct NoDate: Error {
        let text: String
        let field: LayerField
    }

    /// Signs to what they are with their sides exchanged.
    private static let turned = ["=": "=", "<>": "<>", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="]

    private let fields: [String: LayerField]
    private let zonesOfRows: () -> [Int]
    private lazy var zones = zonesOfRows()
    private var tokens: [ConditionToken]
    /// The places of tokens that are no blanks.
    private let solid: [Int]

    /// - Parameter zones: minutes ahead of UTC by which rows write times; asked for once, where the condition has a date and a time.
    init(_ condition: String, fields: [LayerField], zones: @escaping () -> [Int]) {
        zonesOfRows = zones
        let temporal = fields.filter(\.kind.isTemporal)
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
            let isNot = word(place + 1) == "NOT"
            let next = isNot ? place + 2 : place + 1
            // GDAL answers these as they are, the second by saying that the types do not fit.
            if word(next) == "IS" || ["LIKE", "ILIKE"].contains(word(next)) { continue }
            isRewritten = true
            let comparison = TemporalComparison(field: token.written)
            if let found = try compared(comparison, field, at: place, next, isNot: isNot) {
                for token in found.places { tokens[solid[token]].written = "" }
                tokens[solid[place]].written = found.text
            } else {
                tokens[solid[place]].written = comparison.text
            }
        }
        return isRewritten ? tokens.map(\.written).joined() : nil
    }

    /// What stands for a field that is compared with texts, and the places of all that it stands for.
    ///
    /// - Parameter next: the place behind the field, and behind a NOT there.
    private mutating func compared(
        _ comparison: TemporalComparison, _ field: LayerField, at place: Int, _ next: Int, isNot: Bool
    ) throws(NoDate) -> (text: String, places: ClosedRange<Int>)? {
        if let turned = Self.turned[word(place - 1)], let literal = try literal(at: place - 2, of: field) {
            return comparison.compared(by: turned, with: literal).map { ($0, place - 2...place) }
        }
        if Self.turned[word(next)] != nil, let literal = try literal(at: next + 1, of: field) {
            return comparison.compared(by: word(next), with: literal).map { ($0, place...next + 1) }
        }
        if word(next) == "BETWEEN", let low = try literal(at: next + 1, of: field),
            let high = try literal(at: next + 3, of: field)
        {
            let text = isNot ? comparison.isNotBetween(low, high) : comparison.isBetween(low, high)
            return (text, place...next + 3)
        }
        guard word(next) == "IN", word(next + 1) == "(" else { return nil }
        var (literals, end): ([TemporalMoment], Int) = ([], next + 2)
        while let literal = try literal(at: end, of: field) {
            literals.append(literal)
            end += 1
            guard word(end) == "," else { break }
            end += 1
        }
        guard !literals.isEmpty, word(end) == ")" else { return nil }
        return (isNot ? comparison.isNone(of: literals) : comparison.isAny(of: literals), place...end)
    }

    /// The date or time of a text; nil for what is no text.
    private mutating func literal(at place: Int, of field: LayerField) throws(NoDate) -> TemporalMoment? {
        guard solid.indices ~= place, tokens[solid[place]].kind == .text else { return nil }
        let text = tokens[solid[place]].content
        guard let moment = TemporalLiteral.moment(text, as: field.kind, zones: { zones }) else {
            throw NoDate(text: text, field: field)
        }
        return moment
    }

    private func word(_ place: Int) -> String { solid.indices ~= place ? tokens[solid[place]].word : "" }
}
