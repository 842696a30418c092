/// Rows and what is different in them, as text for people.
struct RowReport {
    let thresholds: Thresholds

    /// A row that one table has, with its sizes.
    func line(of row: PresentRow, sign: String) -> String {
        let own = Set(row.row.map(\.column))
        let columns = row.cells.filter { $0.cell.amount != nil && !own.contains($0.column) && Self.isSize($0.column) }
        var sizes = columns.map { "\($0.column) \($0.cell.written)" }
        if let length = row.length, !columns.contains(where: { $0.column.hasSuffix("length") }) {
            sizes.append("length \(AmountText.fixed(length, decimals: 1))")
        }
        if let area = row.area, !columns.contains(where: { $0.column == "area_m2" }) {
            sizes.append("area_m2 \(AmountText.fixed(area, decimals: 1))")
        }
        return "    \(sign) \(name(of: row.row))" + (sizes.isEmpty ? "" : ": " + sizes.joined(separator: ", "))
    }

    func lines(of change: RowChange) -> [String] {
        ["    ~ \(name(of: change.row))"] + change.cells.map { "        \(text(of: $0))" }
            + (change.geometry.map { ["        \(text(of: $0))"] } ?? [])
    }

    /// Such as `total_time 9.8 -> 12.8 (+3.0, +30.61 %)`.
    func text(of change: CellChange) -> String {
        let values = "\(change.column) \(shown(change.old)) -> \(shown(change.new))"
        guard let difference = change.change, let old = change.old.amount else { return values }
        let decimals = max(AmountText.decimals(change.old.written), AmountText.decimals(change.new.written))
        let sizes = [AmountText.signed(difference, decimals: decimals), AmountText.share(difference, of: old)]
        return values + " (" + sizes.compactMap(\.self).joined(separator: ", ") + ")"
            + beyond(thresholds.exceeded(by: difference, of: old, called: change.column))
    }

    /// For each column of numbers its greatest change.
    func greatest(of table: TableChange) -> [String] {
        var order: [String] = []
        var found: [String: (change: CellChange, rows: Int)] = [:]
        for change in table.changed.flatMap(\.cells) {
            guard let size = change.change else { continue }
            if found[change.column] == nil { order.append(change.column) }
            let before = found[change.column]
            let isGreater = abs(size) > abs(before?.change.change ?? 0)
            found[change.column] = (isGreater ? change : before?.change ?? change, (before?.rows ?? 0) + 1)
        }
        return order.compactMap { column in
            found[column].map { "    greatest of \(AmountText.counted($0.rows, "change")): \(text(of: $0.change))" }
        }
    }

    private func text(of change: GeometryChange) -> String {
        guard let moved = change.moved else {
            return "geometry \(change.oldKind ?? "nothing") -> \(change.newKind ?? "nothing")"
        }
        var parts = change.size.map { [text(of: $0)] } ?? []
        parts.append("moved \(AmountText.fixed(moved, decimals: 1)) m" + (change.size == nil ? "" : " at most"))
        let beyond = change.measures.compactMap { thresholds.exceeded(by: $0.change, of: $0.old, called: $0.name) }
            .first
        return "geometry " + parts.joined(separator: ", ") + self.beyond(beyond)
    }

    private func text(of size: GeometryChange.Size) -> String {
        let (old, new) = (AmountText.fixed(size.old, decimals: 1), AmountText.fixed(size.new, decimals: 1))
        let text = "\(size.name) \(old) -> \(new)"
        guard size.name == "area_m2" else { return text }
        guard let change = size.change else { return text + ", and cannot be laid over each other" }
        let share = AmountText.share(change, of: size.old).map { " (\($0.dropFirst()))" } ?? ""
        return text + ", \(AmountText.fixed(change, decimals: 1))\(share) not in common"
    }

    private func beyond(_ threshold: Threshold?) -> String { threshold.map { ", beyond \($0)" } ?? "" }

    private func name(of row: [NamedCell]) -> String {
        row.isEmpty ? "a row" : row.map { "\($0.column) \($0.cell.written)" }.joined(separator: ", ")
    }

    private func shown(_ cell: Cell) -> String {
        switch cell {
        case .none: "nothing"
        case .number(let number): number
        case .text(let text): "'\(text)'"
        }
    }

    /// What tells how large a row is.
    private static func isSize(_ column: String) -> Bool {
        ["area_m2", "cost", "count", "customers"].contains(column) || column.hasSuffix("length")
            || column.hasSuffix("_count") || column.hasPrefix("total_") || column.hasPrefix("sum_")
    }
}
