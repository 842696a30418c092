extension Thresholds {
    /// Whether all that is different in a job's results is within thresholds. What went into the job decides nothing, but
    /// without a threshold, where every difference counts.
    func allow(_ change: JobChange) -> Bool {
        if isEmpty { return change.isEmpty }
        return change.tables.allSatisfy(allow) && change.filesRemoved.isEmpty && change.filesAdded.isEmpty
            && change.documents.allSatisfy { $0.restates(change.tables) } && allow(change.record)
    }

    public func allow(_ change: TableChange) -> Bool {
        change.columnsRemoved.isEmpty && change.columnsAdded.isEmpty && !change.areColumnsReordered
            && !change.isReordered && allowRows(of: change)
            && change.changed.allSatisfy(allow)
    }

    public func allow(_ change: RowChange) -> Bool {
        change.cells.allSatisfy(allow) && change.geometry.map(allow) ?? true
    }

    public func allow(_ change: CellChange) -> Bool {
        allows(change.change, of: change.old.amount ?? 0, called: change.column)
    }

    /// A geometry has several measures: one of them must be named, and none may go beyond.
    public func allow(_ change: GeometryChange) -> Bool {
        let measures = change.measures
        return measures.contains { allows($0.change, of: $0.old, called: $0.name) }
            && !measures.contains { exceeded(by: $0.change, of: $0.old, called: $0.name) != nil }
    }

    private func allowRows(of change: TableChange) -> Bool {
        let count = change.removed.count + change.added.count
        return count == 0 || allows(Double(count), of: Double(change.oldCount), called: "rows")
    }

    private func allow(_ change: RecordChange) -> Bool {
        let messages = change.messagesRemoved.count + change.messagesAdded.count
        return change.amounts.allSatisfy(allow)
            && (messages == 0 || allows(Double(messages), of: Double(change.oldMessageCount), called: "messages"))
    }
}

extension GeometryChange {
    /// What thresholds can name.
    var measures: [(name: String, old: Double?, change: Double?)] {
        let sizes: [(name: String, old: Double?, change: Double?)] =
            size.map { [(name: $0.name, old: $0.old, change: $0.change)] } ?? []
        return sizes + (moved.map { [(name: "moved", old: nil, change: $0)] } ?? [])
    }
}
