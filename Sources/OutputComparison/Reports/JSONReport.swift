import Vocabulary

/// A comparison as JSON for programs.
public struct JSONReport {
    private let thresholds: Thresholds

    public init(thresholds: Thresholds = Thresholds()) { self.thresholds = thresholds }

    public func json(of comparison: JobComparison) -> JSONValue {
        let head: [(String, JSONValue)] = [
            ("job", .text(comparison.job)), ("state", .text(comparison.state.rawValue)),
            ("reason", comparison.reason.map(JSONValue.text) ?? .null),
        ]
        return .object(head + (comparison.change.map(members) ?? []))
    }

    public func json(of summary: ComparisonSummary) -> JSONValue {
        let states = JobComparison.State.allCases.map { ($0.rawValue, JSONValue.integer(Int64(summary.count($0)))) }
        return .object([("jobs", .integer(Int64(summary.jobs)))] + states)
    }

    private func members(of change: JobChange) -> [(String, JSONValue)] {
        [
            ("origins", .array(change.record.origins.map(json))),
            ("versions", .array(change.record.versions.map(json))),
            ("amounts", .array(change.record.amounts.map(json))),
            ("messages_removed", .texts(change.record.messagesRemoved)),
            ("messages_added", .texts(change.record.messagesAdded)), ("files_removed", .texts(change.filesRemoved)),
            ("files_added", .texts(change.filesAdded)), ("tables", .array(change.tables.map(json))),
            ("documents", .array(change.documents.map(json))),
        ]
    }

    private func json(_ change: ValueChange) -> JSONValue {
        .object([("name", .text(change.path)), ("old", change.old ?? .null), ("new", change.new ?? .null)])
    }

    private func json(_ table: TableChange) -> JSONValue {
        .object([
            ("file", .text(table.file)), ("within_thresholds", .boolean(thresholds.allow(table))),
            ("old_count", .integer(Int64(table.oldCount))), ("new_count", .integer(Int64(table.newCount))),
            ("columns_removed", .texts(table.columnsRemoved)), ("columns_added", .texts(table.columnsAdded)),
            ("columns_reordered", .boolean(table.areColumnsReordered)), ("reordered", .boolean(table.isReordered)),
            ("removed", .array(table.removed.map(json))),
            ("added", .array(table.added.map(json))), ("changed", .array(table.changed.map(json))),
        ])
    }

    private func json(_ row: PresentRow) -> JSONValue {
        .object([
            ("row", json(row.row)), ("columns", json(row.cells)), ("length", Self.number(row.length)),
            ("area_m2", Self.number(row.area)),
        ])
    }

    private func json(_ change: RowChange) -> JSONValue {
        .object([
            ("row", json(change.row)), ("within_thresholds", .boolean(thresholds.allow(change))),
            ("columns", .array(change.cells.map(json))), ("geometry", change.geometry.map(json) ?? .null),
        ])
    }

    private func json(_ change: CellChange) -> JSONValue {
        .object([
            ("name", .text(change.column)), ("old", change.old.json), ("new", change.new.json),
            ("change", Self.number(change.change)), ("within_thresholds", .boolean(thresholds.allow(change))),
        ])
    }

    private func json(_ change: GeometryChange) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("old", change.oldKind.map(JSONValue.text) ?? .null), ("new", change.newKind.map(JSONValue.text) ?? .null),
            ("moved", Self.number(change.moved)), ("within_thresholds", .boolean(thresholds.allow(change))),
        ]
        if let size = change.size {
            members.append(
                (
                    size.name,
                    .object([
                        ("old", Self.number(size.old)), ("new", Self.number(size.new)),
                        ("change", Self.number(size.change)),
                    ])
                ))
        }
        return .object(members)
    }

    private func json(_ document: DocumentChange) -> JSONValue {
        .object([
            ("file", .text(document.file)),
            ("lines_removed", document.lines.map { .integer(Int64($0.removed)) } ?? .null),
            ("lines_added", document.lines.map { .integer(Int64($0.added)) } ?? .null),
        ])
    }

    private func json(_ cells: [NamedCell]) -> JSONValue { .object(cells.map { ($0.column, $0.cell.json) }) }

    /// With six decimals at most, since it is computed and not read.
    private static func number(_ value: Double?) -> JSONValue {
        value.map { .number($0 != 0 && abs($0) < 1e-6 ? "\($0)" : AmountText.fixed($0, decimals: 6)) } ?? .null
    }
}

extension JSONValue {
    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }
}
