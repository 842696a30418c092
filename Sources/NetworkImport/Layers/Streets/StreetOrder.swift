import Geometry

/// The order of streets: by their ids. Streets of one id come by their coordinates, so that the order of rows does not
/// matter.
enum StreetOrder {
    /// The rows in order.
    static func order(of rows: StreetRows) -> [Int] {
        let isAscending = (1..<max(1, rows.count)).allSatisfy { rows.id[$0 - 1] < rows.id[$0] }
        let inReading = Array(0..<rows.count)
        return isAscending ? inReading : inReading.sorted { isBefore($0, $1, rows) }
    }

    private static func isBefore(_ one: Int, _ other: Int, _ rows: StreetRows) -> Bool {
        if rows.id[one] != rows.id[other] { return rows.id[one] < rows.id[other] }
        let (first, second) = (coordinates(of: one, rows), coordinates(of: other, rows))
        if first.elementsEqual(second) { return rows.rowID[one] < rows.rowID[other] }
        return first.lexicographicallyPrecedes(second) {
            ($0.longitude, $0.latitude) < ($1.longitude, $1.latitude)
        }
    }

    private static func coordinates(of row: Int, _ rows: StreetRows) -> ArraySlice<Coordinate> {
        let parts = rows.parts(ofRow: row)
        return rows.vertex[rows.firstVertex[parts.lowerBound]..<rows.firstVertex[parts.upperBound]]
    }
}
