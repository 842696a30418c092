import Vocabulary

/// Says what was amiss with rows and their keys.
struct RelatedRecordsMessages {
    private static let idsNamed = 20

    private let found: FoundRecords
    private let parameters: RelatedRecordsParameters
    private let context: RunContext

    init(_ found: FoundRecords, _ parameters: RelatedRecordsParameters, _ context: RunContext) {
        self.found = found
        self.parameters = parameters
        self.context = context
    }

    func say() {
        sayMissingIds()
        for row in found.rows.unusable.prefix(Self.idsNamed) {
            context.warn(
                "unusable_geometry", "row \(row.row) of \(rows) is left out: nobody can say how it lies: \(row.reason)")
        }
        let rest = found.rows.unusable.count - Self.idsNamed
        if rest > 0 { context.warn("unusable_geometry", "\(rest) more rows of \(rows) are left out") }
        if let text = found.rows.unreadableText { context.messages.add(text.message) }
        let counts = found.related.counts
        KeyMessages(counts, rows: rows, related: related, isReference: parameters.steps[0].isReference).all
            .forEach(context.messages.add)
        if found.rows.store.count == 0 {
            context.warn("empty_result", "no row of \(rows) is selected")
        } else if found.related.links.count == 0 {
            context.note("empty_result", "no row of \(related) is related to a selected row of \(rows)")
        }
        if found.pairs.areBeforeOffset {
            context.warn(
                "beyond_offset",
                "an offset of \(parameters.offset) leaves out all records: there are \(found.pairs.total)")
        }
        if found.exceedsLimit {
            context.note("limited", "a limit leaves records out: \(found.pairs.count) are given")
        }
    }

    private var rows: String { parameters.rows.table.table }
    private var related: String { parameters.related.table.table }

    private func sayMissingIds() {
        let missing = found.rows.missingIds
        guard !missing.isEmpty else { return }
        let more = missing.count - Self.idsNamed
        let names = missing.prefix(Self.idsNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        context.warn("missing_ids", "\(rows) has no row with the id \(names)")
    }
}
