import JobSpec
import Vocabulary

/// A comparison as text for people.
public struct TextReport {
    private let thresholds: Thresholds
    /// How many rows of a table are shown of each kind.
    private let rows: Int

    public init(thresholds: Thresholds = Thresholds(), rows: Int = 10) {
        (self.thresholds, self.rows) = (thresholds, rows)
    }

    /// A line for a job.
    public func line(of comparison: JobComparison) -> String {
        let parts = comparison.change.map(Self.parts) ?? comparison.reason.map { [$0] } ?? []
        let ended = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
        return SafeText.line("\(comparison.job): \(Self.words(comparison.state))\(ended)") + "\n"
    }

    /// A line for a job, and what is different in lines below it. Other versions alone are told at the end.
    public func text(of comparison: JobComparison) -> String {
        if comparison.state == .otherVersions { return "" }
        let head = "\(comparison.job): \(Self.words(comparison.state))"
        let lines = [head] + (comparison.reason.map { ["  \($0)"] } ?? []) + (comparison.change.map(lines) ?? [])
        return lines.map { SafeText.line($0) + "\n" }.joined()
    }

    /// What all came to.
    public func closing(_ summary: ComparisonSummary) -> String {
        let counts = JobComparison.State.allCases.compactMap { state in
            summary.count(state) == 0 ? nil : "\(summary.count(state)) \(Self.words(state))"
        }
        let versions = summary.versions.map { version in
            "made by other versions: \(Self.text(of: version.change)) (\(AmountText.counted(version.jobs, "job")))"
        }
        let jobs = AmountText.counted(summary.jobs, "job")
        let all = counts.isEmpty ? jobs : jobs + ": " + counts.joined(separator: ", ")
        let ignored = summary.ignored.map { "ignored: \($0)" }
        return (versions + ignored + [all]).map { SafeText.line($0) + "\n" }.joined()
    }

    private static func words(_ state: JobComparison.State) -> String {
        switch state {
        case .onlyInOld: "only in OLD"
        case .onlyInNew: "only in NEW"
        case .otherVersions: "equal but for versions"
        default: state.rawValue.replacing("_", with: " ")
        }
    }

    private static func parts(of change: JobChange) -> [String] {
        let tables = change.tables.map { table in
            "\(table.table) \(counts(of: table))"
        }
        let files =
            change.documents.map(\.file) + change.filesRemoved.map { "-\($0)" } + change.filesAdded.map { "+\($0)" }
        let messages = change.record.messagesRemoved.count + change.record.messagesAdded.count
        return tables + files + (messages > 0 ? [AmountText.counted(messages, "message")] : [])
            + change.record.origins.map(\.path)
            + change.record.amounts.map(\.column)
    }

    private static func counts(of table: TableChange) -> String {
        let counts = [
            (table.removed.count, "removed"), (table.added.count, "added"), (table.changed.count, "changed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let columns = table.columnsRemoved.map { "column -\($0)" } + table.columnsAdded.map { "column +\($0)" }
        let orders = [(table.areColumnsReordered, "columns in another order"), (table.isReordered, "in another order")]
        return (counts + columns + orders.filter(\.0).map(\.1)).joined(separator: ", ")
    }

    private func lines(of change: JobChange) -> [String] {
        let files =
            change.filesRemoved.map { "  \($0): only in OLD" } + change.filesAdded.map { "  \($0): only in NEW" }
        return lines(of: change.record) + files + change.tables.flatMap(lines) + change.documents.map(Self.line)
    }

    private func lines(of record: RecordChange) -> [String] {
        record.origins.map { "  \(Self.text(of: $0))" } + record.amounts.map { "  \(text(of: $0))" }
            + record.messagesRemoved.map { "  - \($0)" } + record.messagesAdded.map { "  + \($0)" }
    }

    private func lines(of table: TableChange) -> [String] {
        let report = RowReport(thresholds: thresholds)
        let isWithin = !thresholds.isEmpty && thresholds.allow(table) ? ", within thresholds" : ""
        let head = "  \(table.file): \(Self.counts(of: table)), \(table.oldCount) -> \(table.newCount) rows\(isWithin)"
        return [head] + shown(table.removed) { [report.line(of: $0, sign: "-")] }
            + shown(table.added) { [report.line(of: $0, sign: "+")] } + shown(table.changed, report.lines)
            + (table.changed.count > rows ? report.greatest(of: table) : [])
    }

    private func shown<Row>(_ all: [Row], _ lines: (Row) -> [String]) -> [String] {
        let left = all.count - rows
        return all.prefix(rows).flatMap(lines) + (left > 0 ? ["    ... and \(left) more (--rows shows more)"] : [])
    }

    private static func line(of document: DocumentChange) -> String {
        guard let lines = document.lines else { return "  \(document.file): different bytes" }
        return "  \(document.file): \(AmountText.counted(lines.removed, "line")) only in OLD, "
            + "\(lines.added) only in NEW"
    }

    private static func text(of change: ValueChange) -> String {
        "\(change.path): \(written(change.old)) -> \(written(change.new))"
    }

    /// A parameter is shown with where it is from, if it is not from the job itself.
    private static func written(_ value: JSONValue?) -> String {
        guard let value else { return "nothing" }
        guard let own = value["value"], case .text(let origin)? = value["from"] else { return value.written() }
        return own.written() + (origin == "job" ? "" : " (\(origin))")
    }

    private func text(of change: CellChange) -> String { RowReport(thresholds: thresholds).text(of: change) }
}
