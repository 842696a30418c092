/// Square cells over the box of some segments, each side a power of two of units long.
struct AreaGrid {
    private let west: Int64
    private let south: Int64
    private let shift: Int
    let columns: Int
    let rows: Int

    /// About as many cells as segments, about as large as segments are long.
    init(_ segments: [(from: Coordinate, to: Coordinate)]) {
        var (minX, minY, maxX, maxY) = (Int64.max, Int64.max, Int64.min, Int64.min)
        var extent: Int64 = 0
        for (from, to) in segments {
            let (fromX, fromY) = (Int64(from.longitude), Int64(from.latitude))
            let (toX, toY) = (Int64(to.longitude), Int64(to.latitude))
            (minX, maxX) = (min(minX, fromX, toX), max(maxX, fromX, toX))
            (minY, maxY) = (min(minY, fromY, toY), max(maxY, fromY, toY))
            extent += max(abs(toX - fromX), abs(toY - fromY))
        }
        let count = Int64(segments.count)
        (west, south) = segments.isEmpty ? (0, 0) : (minX, minY)
        let (width, height) = segments.isEmpty ? (1, 1) : (maxX - minX + 1, maxY - minY + 1)
        var shift = 0
        while (1 << Int64(shift)) < 2 * extent / max(1, count)
            || ((width >> Int64(shift)) + 1) * ((height >> Int64(shift)) + 1) > 4 * count + 16
        {
            shift += 1
        }
        self.shift = shift
        columns = Int(width >> Int64(shift)) + 1
        rows = Int(height >> Int64(shift)) + 1
    }

    var count: Int { columns * rows }

    @inline(__always)
    func column(of longitude: Int32) -> Int {
        min(max(Int(Int64(longitude) - west) >> shift, 0), columns - 1)
    }

    @inline(__always)
    func row(of latitude: Int32) -> Int {
        min(max(Int(Int64(latitude) - south) >> shift, 0), rows - 1)
    }

    func cell(of place: Coordinate) -> Int { row(of: place.latitude) * columns + column(of: place.longitude) }

    /// Visits at least each cell that a segment passes through.
    @inline(__always)
    func visit(_ from: Coordinate, _ to: Coordinate, _ visit: (Int) -> Void) {
        let (firstRow, lastRow) = (
            row(of: min(from.latitude, to.latitude)), row(of: max(from.latitude, to.latitude))
        )
        let (first, last) = (
            column(of: min(from.longitude, to.longitude)), column(of: max(from.longitude, to.longitude))
        )
        if first == last || firstRow == lastRow || (last - first < 3 && lastRow - firstRow < 3) {
            for row in firstRow...lastRow {
                for column in first...last { visit(row * columns + column) }
            }
            return
        }
        for row in firstRow...lastRow {
            let (low, high) = span(of: from, to, in: row)
            for column in max(low, first)...min(high, last) { visit(row * columns + column) }
        }
    }

    /// The columns that a steep or long segment passes through in a row, with a margin of some units.
    private func span(of from: Coordinate, _ to: Coordinate, in row: Int) -> (low: Int, high: Int) {
        let (lower, upper) = from.latitude < to.latitude ? (from, to) : (to, from)
        let slope =
            Double(Int64(upper.longitude) - Int64(lower.longitude))
            / Double(Int64(upper.latitude) - Int64(lower.latitude))
        let bottom = max(south + Int64(row) << Int64(shift), Int64(lower.latitude))
        let top = min(south + Int64(row + 1) << Int64(shift), Int64(upper.latitude))
        let atBottom = Double(lower.longitude) + Double(bottom - Int64(lower.latitude)) * slope
        let atTop = Double(lower.longitude) + Double(top - Int64(lower.latitude)) * slope
        let (low, high) = (min(atBottom, atTop) - 2, max(atBottom, atTop) + 2)
        return (
            column(of: Int32(clamping: Int64(low.rounded(.down)))),
            column(of: Int32(clamping: Int64(high.rounded(.up))))
        )
    }
}
