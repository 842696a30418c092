import FeatureSources
import Vocabulary

/// The rows that a job of related records asks about, with their keys.
public struct SelectedRecords: Sendable {
    let store: RecordStore
    /// The places of the key among the store's columns.
    let keyColumns: [Int]
    /// The place of the id; nil where ids are the table's own.
    let idColumn: Int?
    /// Where the kept fields begin.
    let keptStart: Int
    let keptCount: Int
    /// Ids that were asked for and are not there.
    let missingIds: [String]
    /// Rows that are left out since nobody can say how they lie.
    let unusable: [(row: Int64, reason: String)]
    /// The first text that is not UTF-8.
    let unreadableText: UnreadableText?

    /// - Throws: `SourceError`, `Cancelled`, and what a spatial condition throws.
    init(_ parameters: RelatedRecordsParameters, context: RunContext) throws {
        let side = parameters.rows
        let layer = try side.table.open(for: side.selection)
        let id = try side.idField.map { try layer.requiredField(named: $0.name) }
        let keys = try parameters.steps[0].fromKeys.map { try layer.requiredField(named: $0) }
        let kept = try side.keptFields.map { try layer.requiredField(named: $0.name) }
        let columns = (id.map { [$0] } ?? []) + keys + kept
        var selection = side.selection
        let wanted = parameters.ids.map { KeyCondition(field: id ?? layer.rowId, texts: $0) }
        selection.keys = wanted
        let reader = try RowReader(layer, selection, columns: columns, places: side.places)
        var store = RecordStore(columns: columns)
        while try reader.next() {
            if store.count % 4096 == 0 { try context.checkCancelled() }
            store.append(reader, geometry: false)
        }
        store.sortByID()
        idColumn = id == nil ? nil : 0
        keyColumns = keys.indices.map { $0 + (id == nil ? 0 : 1) }
        keptStart = columns.count - kept.count
        keptCount = kept.count
        unusable = reader.unusable
        unreadableText = reader.unreadableText
        let missing = SelectedRecords.missing(parameters.ids ?? [], idColumn, id ?? layer.rowId, in: store)
        missingIds =
            side.selection.choosesAll || missing.isEmpty
            ? missing : try Self.missing(missing, id ?? layer.rowId, anywhereIn: side.table)
        self.store = store
    }

    /// The id that outputs show.
    func id(of row: Int) -> FieldValue {
        idColumn.map { store.value(of: row, column: $0) } ?? .integer(store.id(of: row))
    }

    /// The ids that no row has, in the order in which they were asked for.
    private static func missing(_ ids: [String], _ column: Int?, _ field: LayerField, in store: RecordStore) -> [String]
    {
        if ids.isEmpty { return [] }
        let present = (0..<store.count).lazy.map { row in
            column.map { store.value(of: row, column: $0) } ?? .integer(store.id(of: row))
        }
        return KeyCondition.missing(ids, of: field, among: present)
    }

    /// Those that no row of the table has, be it selected or not.
    private static func missing(
        _ ids: [String], _ field: LayerField, anywhereIn table: RelatedTable
    ) throws -> [String] {
        let layer = try table.open()
        var selection = RowSelection.all
        selection.keys = KeyCondition(field: field, texts: ids)
        let reader = try RowReader(layer, selection, columns: [field])
        var present: [FieldValue] = []
        while try reader.next() { present.append(reader.value(0)) }
        return KeyCondition.missing(ids, of: field, among: present)
    }
}
