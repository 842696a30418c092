/// How tables of CSV are written.
public struct CSVSpec: Sendable {
    /// What becomes of texts that a spreadsheet would take for formulas.
    public enum Formulas: String, Sendable, CaseIterable {
        case keep, escape
    }

    public let formulas: Formulas

    static let shape = Shape<CSVSpec>.record("a mapping", "How tables of CSV are written.", takesDefaults: true) {
        fields in
        let formulas = fields.optional(
            "formulas", .choice(of: Formulas.self), default: .keep,
            "What becomes of texts that a spreadsheet would take for formulas, such as =1+1: written as they are, or "
                + "behind an apostrophe.")
        return { record in CSVSpec(formulas: record[formulas]) }
    }
}

/// The key that says how tables of CSV are written.
struct CSVField: Sendable {
    let field: Field<CSVSpec>

    init(_ fields: Fields) {
        field = fields.section("csv", CSVSpec.shape, "How tables of CSV are written.")
    }

    /// Whether tables are written to which it applies; if not, that is reported. A project's default is for other jobs, too.
    func isUsable(_ record: Record, writesCSV: Bool) -> Bool {
        guard let csv = record.given(field), csv.origin == .job, !writesCSV else { return true }
        record.reader.error(
            "contradiction", at: csv.mark, "'csv' needs the format csv",
            help: "name csv among the formats, or leave 'csv' out")
        return false
    }
}
