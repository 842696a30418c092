import Geometry

/// A map of square cells of 1e-3 degree, painted in letters row by row from the north: digits are labels, other letters are in no
/// area.
struct PaintedMap {
    let rows: [[Character]]

    init(_ art: String) {
        rows = art.split(separator: "\n").map { Array($0.filter { $0 != " " }) }
    }

    static let cell: Int32 = 10_000

    /// Counterclockwise round the cell of a column and a row from the north, closed.
    func place(_ column: Int, _ row: Int) -> Coordinate {
        Coordinate(longitude: Int32(column) * Self.cell, latitude: Int32(rows.count - row) * Self.cell)
    }

    private func letter(_ column: Int, _ row: Int) -> Character {
        rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : "."
    }

    private func label(_ letter: Character) -> Int32 { letter.wholeNumberValue.map(Int32.init) ?? AreaSegment.outside }

    private func segment(_ from: Coordinate, _ to: Coordinate, left: Character, right: Character) -> AreaSegment? {
        guard label(left) != label(right) else { return nil }
        return AreaSegment(from: from, to: to, left: label(left), right: label(right))
    }

    var boundaries: AreaBoundaries { AreaBoundaries(segments) }

    var segments: [AreaSegment] {
        var segments: [AreaSegment?] = []
        let columns = rows.map(\.count).max() ?? 0
        for row in 0...rows.count {
            for column in 0...columns {
                let here = letter(column, row)
                segments.append(
                    segment(
                        place(column, row), place(column + 1, row), left: letter(column, row - 1), right: here))
                segments.append(
                    segment(
                        place(column, row), place(column, row + 1), left: here, right: letter(column - 1, row)))
            }
        }
        return segments.compactMap { $0 }
    }
}
