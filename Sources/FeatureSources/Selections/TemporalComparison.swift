/// How a field of dates or times is compared in GDAL's SQL: as the text that GDAL makes of it.
///
/// GDAL writes `+00` behind a time of which it knows that it is UTC's, and so behind all of file geodatabases. By `=` it passes over that, by the
/// other signs, `IN` and `BETWEEN` it does not. Here a time without a zone is UTC's everywhere.
struct TemporalComparison {
    private static let utc = "+00"

    /// The field, as it is written in the condition.
    let field: String

    /// The field as a text.
    var text: String { "CAST(\(field) AS character(40))" }

    /// Rows of an offset by whose clocks the moment is told are compared by these, and others with it in UTC.
    ///
    /// - Returns: nil for a sign that compares nothing.
    func compared(by sign: String, with moment: TemporalMoment) -> String? {
        let plain = "\(text) \(sign) \(quoted(moment.text))"
        let others: String
        switch sign {
        case "=": return isAny(of: [moment])
        case "<>", "!=": return "(\(plain) AND NOT \(isAny(of: [moment])))"
        case "<=", ">=": others = "(\(plain) OR \(isAny(of: [moment])))"
        case "<", ">": others = "(\(plain) AND NOT \(isAny(of: [moment])))"
        default: return nil
        }
        if moment.locals.isEmpty { return others }
        let locals = moment.locals.map { (isLocal: "\(text) LIKE '%\($0.zone)'", text: $0.text) }
        let isAnyLocal = Self.any(of: locals.map(\.isLocal)[...])
        let isMet = Self.any(of: locals.map { "(\($0.isLocal) AND \(text) \(sign) '\($0.text)')" }[...])
        return "(\(isMet) OR (NOT \(isAnyLocal) AND \(others)))"
    }

    /// In pairs of pairs: GDAL takes conditions 32 deep.
    private static func any(of conditions: ArraySlice<String>) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        let middle = (conditions.startIndex + conditions.endIndex) / 2
        return "(\(any(of: conditions[..<middle])) OR \(any(of: conditions[middle...])))"
    }

    func isBetween(_ low: TemporalMoment, _ high: TemporalMoment) -> String {
        "(\(compared(by: ">=", with: low) ?? "") AND \(compared(by: "<=", with: high) ?? ""))"
    }

    func isNotBetween(_ low: TemporalMoment, _ high: TemporalMoment) -> String {
        "(\(compared(by: "<", with: low) ?? "") OR \(compared(by: ">", with: high) ?? ""))"
    }

    func isAny(of moments: [TemporalMoment]) -> String {
        let forms = moments.flatMap { moment in
            [withoutZone(moment.text), withoutZone(moment.text) + Self.utc] + moment.locals.map(\.text)
        }
        return "\(text) IN (\(forms.map { "'\($0)'" }.joined(separator: ", ")))"
    }

    func isNone(of moments: [TemporalMoment]) -> String { "(\(field) IS NOT NULL AND NOT \(isAny(of: moments)))" }

    private func quoted(_ literal: String) -> String { "'\(withoutZone(literal))'" }

    private func withoutZone(_ literal: String) -> String {
        literal.hasSuffix(Self.utc) ? String(literal.dropLast(Self.utc.count)) : literal
    }
}
