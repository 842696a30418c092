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

    /// Rows of the moment's own offset are compared by their clocks, and others with it in UTC.
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
        guard let local = moment.local else { return others }
        let isLocal = "\(text) LIKE '%\(local.zone)'"
        return "((\(isLocal) AND \(text) \(sign) '\(local.text)') OR (NOT \(isLocal) AND \(others)))"
    }

    func isBetween(_ low: TemporalMoment, _ high: TemporalMoment) -> String {
        "(\(compared(by: ">=", with: low) ?? "") AND \(compared(by: "<=", with: high) ?? ""))"
    }

    func isNotBetween(_ low: TemporalMoment, _ high: TemporalMoment) -> String {
        "(\(compared(by: "<", with: low) ?? "") OR \(compared(by: ">", with: high) ?? ""))"
    }

    func isAny(of moments: [TemporalMoment]) -> String {
        let forms = moments.flatMap { moment in
            [withoutZone(moment.text), withoutZone(moment.text) + Self.utc] + (moment.local.map { [$0.text] } ?? [])
        }
        return "\(text) IN (\(forms.map { "'\($0)'" }.joined(separator: ", ")))"
    }

    func isNone(of moments: [TemporalMoment]) -> String { "(\(field) IS NOT NULL AND NOT \(isAny(of: moments)))" }

    private func quoted(_ literal: String) -> String { "'\(withoutZone(literal))'" }

    private func withoutZone(_ literal: String) -> String {
        literal.hasSuffix(Self.utc) ? String(literal.dropLast(Self.utc.count)) : literal
    }
}
