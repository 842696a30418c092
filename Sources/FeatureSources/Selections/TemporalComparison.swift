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

    /// - Parameter literal: as `TemporalLiteral` has it.
    /// - Returns: nil for a sign that compares nothing.
    func compared(by sign: String, with literal: String) -> String? {
        let plain = "\(text) \(sign) \(quoted(literal))"
        return switch sign {
        case "=": isAny(of: [literal])
        case "<=", ">=": "(\(plain) OR \(isAny(of: [literal])))"
        case "<", ">", "<>", "!=": "(\(plain) AND NOT \(isAny(of: [literal])))"
        default: nil
        }
    }

    func isBetween(_ low: String, _ high: String) -> String {
        "(\(compared(by: ">=", with: low) ?? "") AND \(compared(by: "<=", with: high) ?? ""))"
    }

    func isNotBetween(_ low: String, _ high: String) -> String {
        "(\(compared(by: "<", with: low) ?? "") OR \(compared(by: ">", with: high) ?? ""))"
    }

    func isAny(of literals: [String]) -> String {
        let forms = literals.map(withoutZone).flatMap { [$0, $0 + Self.utc] }
        return "\(text) IN (\(forms.map { "'\($0)'" }.joined(separator: ", ")))"
    }

    func isNone(of literals: [String]) -> String { "(\(field) IS NOT NULL AND NOT \(isAny(of: literals)))" }

    private func quoted(_ literal: String) -> String { "'\(withoutZone(literal))'" }

    private func withoutZone(_ literal: String) -> String {
        literal.hasSuffix(Self.utc) ? String(literal.dropLast(Self.utc.count)) : literal
    }
}
