import Geometry

/// A table of the page while its rows are read.
struct TableDrawing {
    let name: String
    let detail: PageDetail
    /// Bytes of places and cells after which rows are left out.
    private let limit: Int
    private(set) var places = PlaceCode()
    private(set) var columns: [ColumnCode] = []
    /// The columns of the file that these are.
    private var chosen: [Int] = []
    private(set) var box = Box.nothing
    private(set) var count = 0
    private(set) var leftOut = 0
    private(set) var isPlaced = false
    /// Whether a row was left out for want of room.
    private(set) var isOutOfRoom = false
    private var size = 0
    private(set) var sizeBeforeLast = 0

    init(_ name: String, _ detail: PageDetail, limit: Int) {
        (self.name, self.detail, self.limit) = (name, detail, limit)
    }

    /// Takes in a row, unless there is no room for it.
    ///
    /// - Parameter names: those of the file's columns.
    mutating func append(_ row: TableRow, _ box: Box, _ names: [String]) {
        if columns.isEmpty {
            chosen = Self.chosen(names, of: name, detail)
            columns = chosen.map { ColumnCode(names[$0]) }
        }
        if row.geometry.kind != .none { isPlaced = true }
        // Places alone that the page has no room for are drawn anew, less closely.
        if size > limit || places.bytes.count > PageBudget.results { isOutOfRoom = true }
        if isOutOfRoom || !isPlaced && count >= detail.rows {
            leftOut += 1
            return
        }
        (count, sizeBeforeLast) = (count + 1, size)
        let before = places.bytes.count
        row.geometry.write(into: &places, ConeSimplification(tolerance: detail.tolerance))
        self.box.extend(to: box)
        size += places.bytes.count - before
        for (place, column) in chosen.enumerated() {
            row.cells.withJSON(of: column) { cell in
                columns[place].append(cell)
                size += Self.size(of: cell)
            }
        }
    }

    /// Columns that are shown where there is no room for all; for tables that are not named, all are.
    private static let essential: [String: Set<String>] = [
        "lines": ["facility", "from_break", "to_break", "street", "length"],
        "elements": ["source", "global_id", "asset_type", "role"],
        "directions": ["route", "step", "text", "length", "time", "maneuver"],
    ]

    private static func chosen(_ columns: [String], of name: String, _ detail: PageDetail) -> [Int] {
        guard !detail.hasAllColumns, let wanted = essential[name] else { return Array(columns.indices) }
        return columns.indices.filter { wanted.contains(columns[$0]) }
    }

    /// Bytes of the page that a cell of JSON takes, one with the other.
    private static func size(of cell: UnsafeRawBufferPointer) -> Int {
        switch cell.first {
        case UInt8(ascii: "n"): 2
        case UInt8(ascii: "t"), UInt8(ascii: "f"): 4
        case UInt8(ascii: "\""): cell.count / 2 + 2
        default: min(cell.count + 1, 8)
        }
    }
}
