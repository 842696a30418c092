/// How a project asks database servers.
public struct DatabasesSpec: Sendable {
    public let statementTimeout: TimeSpan

    static let shape = Shape<DatabasesSpec>.record("a mapping", "How database servers are asked.") { fields in
        let timeout = fields.optional(
            "statement_timeout", .duration(.moreThanZero), default: TimeSpan(milliseconds: 600_000),
            "How long a server may take for one statement; the job fails that needs longer.")
        return { record in DatabasesSpec(statementTimeout: record[timeout]) }
    }
}
