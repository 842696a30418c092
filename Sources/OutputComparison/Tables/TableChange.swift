/// What is different between two tables.
public struct TableChange: Sendable, Equatable {
    /// The file, such as `polygons.geojson`; the layer behind it where it has several.
    public let file: String
    /// The table's name, such as `polygons`.
    public let table: String
    public let oldCount: Int
    public let newCount: Int
    public let columnsRemoved: [String]
    public let columnsAdded: [String]
    /// Whether columns that are in both stand in another order.
    public let areColumnsReordered: Bool
    public let removed: [PresentRow]
    public let added: [PresentRow]
    public let changed: [RowChange]
    /// Whether rows that are in both stand in another order.
    public let isReordered: Bool
    /// The columns that hold numbers, and `length`, `area_m2` and `moved` of geometries.
    public let amounts: Set<String>

    /// Whether nothing that tables say is different.
    public var isEmpty: Bool {
        columnsRemoved.isEmpty && columnsAdded.isEmpty && removed.isEmpty && added.isEmpty && changed.isEmpty
            && !isReordered && !areColumnsReordered
    }

    /// What tables have in common that say the same of the same rows.
    private var kin: String { table.hasPrefix("directions") ? "directions" : table }

    /// Whether all that is different here is so in another file of the same table, too.
    func isTold(by other: TableChange) -> Bool {
        guard kin == other.kin else { return false }
        let told = Dictionary(other.changed.map { (ChangedTexts($0), $0.geometry != nil) }) { $0 || $1 }
        return columnsRemoved == other.columnsRemoved && columnsAdded == other.columnsAdded
            && removed.map(\.row.texts) == other.removed.map(\.row.texts)
            && added.map(\.row.texts) == other.added.map(\.row.texts)
            && isReordered == other.isReordered && areColumnsReordered == other.areColumnsReordered
            && changed.allSatisfy { change in
                told[ChangedTexts(change)].map { hasGeometry in change.geometry == nil || hasGeometry } ?? false
            }
    }
}

/// What is said of a changed row in any format.
private struct ChangedTexts: Hashable {
    let row: [String]
    let cells: [String]

    init(_ change: RowChange) {
        row = change.row.texts
        cells = change.cells.flatMap { [$0.column, $0.old.key, $0.new.key] }
    }
}

extension [NamedCell] {
    fileprivate var texts: [String] { flatMap { [$0.column, $0.cell.key] } }
}
