import FeatureSources
import UtilityNetwork
import Vocabulary

/// Reads the rows of a table as associations. Whether there are the features that they name, the network's build says.
struct AssociationReader {
    private let table: AssociationTable
    private let layer: Layer
    private let columns: AssociationColumns
    private let sources: SourceNames
    private(set) var faults: [UtilityRowFault] = []
    /// What is to be said of the texts of its rows.
    private(set) var textMessages: [Message] = []

    /// - Throws: `SourceError`, `GDALNotFound`.
    init(_ table: AssociationTable, _ schema: UtilitySchema) throws {
        self.table = table
        layer = try table.open()
        columns = try AssociationColumns(table, of: layer)
        sources = SourceNames(schema)
    }

    /// Appends the associations of all rows.
    ///
    /// - Throws: `SourceError`, `Cancelled`.
    mutating func append(to associations: inout [DraftAssociation], context: RunContext) throws {
        let reader = try RowReader(layer, table.table.selection, columns: columns.fields)
        var count = 0
        while try reader.next() {
            if count & 0xFFF == 0 {
                try context.checkCancelled()
                context.progress.progress("reading \(layer.name)", done: count, total: nil)
            }
            count += 1
            if let association = association(reader) { associations.append(association) }
        }
        textMessages = reader.textMessages
    }

    /// Nil for a row with a fault.
    private mutating func association(_ reader: RowReader) -> DraftAssociation? {
        let before = faults.count
        let type = reader.value(columns.type)
        let kind = AssociationWords.kind(type)
        if kind == nil {
            fault("\(Self.quoted(type)) is no kind of association; there are \(AssociationWords.known)", reader)
        }
        let from = feature(columns.from, "first", reader)
        let to = feature(columns.to, "other", reader)
        let fraction = kind == .midspan ? fraction(reader) : 0
        let isVisible = kind == .containment ? isContentVisible(reader) : false
        guard faults.count == before, let kind, let from, let to else { return nil }
        return DraftAssociation(
            kind, from: from, to: to, fraction: fraction, isContentVisible: isVisible,
            place: "\(layer.name) row \(reader.id)")
    }

    private mutating func feature(
        _ side: AssociationColumns.Side, _ name: String, _ reader: RowReader
    ) -> ElementReference? {
        var source: String?
        if let value = side.source.map(reader.value), !Self.isEmpty(value) {
            source = sources.name(value)
            if source == nil { fault(sources.rule(value), reader) }
        }
        guard let id = Self.text(reader.value(side.id)) else {
            fault("its \(name) side has no global id", reader)
            return nil
        }
        return ElementReference(
            source: source, globalID: id, terminal: side.terminal.flatMap { Self.text(reader.value($0)) })
    }

    private mutating func fraction(_ reader: RowReader) -> Double {
        let value = columns.fraction.map(reader.value) ?? .null
        if let fraction = value.number, 0...1 ~= fraction { return fraction }
        fault("it joins along a line, at 0 to 1 of its length, and not at \(Self.quoted(value))", reader)
        return 0
    }

    private mutating func isContentVisible(_ reader: RowReader) -> Bool {
        let value = columns.contentVisible.map(reader.value) ?? .null
        if let flag = AssociationWords.flag(value) { return flag }
        fault("whether its content is visible is 0 or 1, and not \(Self.quoted(value))", reader)
        return false
    }

    private mutating func fault(_ rule: String, _ reader: RowReader) {
        faults.append(UtilityRowFault(source: layer.name, row: reader.id, globalID: nil, rule: rule))
    }

    private static func text(_ value: FieldValue) -> String? {
        let text = value.text.map(BlankText.trimmed)
        return text?.isEmpty == true ? nil : text
    }

    private static func isEmpty(_ value: FieldValue) -> Bool { text(value) == nil }

    private static func quoted(_ value: FieldValue) -> String { value.text.map { "'\($0)'" } ?? "null" }
}
