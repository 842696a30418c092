/// The vertices of arcs, and further places, by the cell of a grid that they lie in; they can be taken out.
struct VertexGrid {
    private let grid: AreaGrid
    private let starts: [Int32]
    private var counts: [Int32]
    /// Cell by cell; of a cell only as many as its count are there still.
    private var places: [Coordinate]

    init(_ arcs: AreaArcs, _ others: [Coordinate]) {
        let grid = AreaGrid(arcs.pieces)
        let all = arcs.places + others
        let cells = all.map { Int32(grid.cell(of: $0)) }
        var starts = [Int32](repeating: 0, count: grid.count + 1)
        for cell in cells { starts[Int(cell) + 1] += 1 }
        for cell in 0..<grid.count { starts[cell + 1] += starts[cell] }
        var counts = [Int32](repeating: 0, count: grid.count)
        var places = all
        for (place, cell) in zip(all, cells) {
            places[Int(starts[Int(cell)] + counts[Int(cell)])] = place
            counts[Int(cell)] += 1
        }
        (self.grid, self.starts, self.counts, self.places) = (grid, starts, counts, places)
    }

    /// Takes out one vertex at a place.
    mutating func remove(_ place: Coordinate) {
        let cell = grid.cell(of: place)
        let range = Int(starts[cell])..<Int(starts[cell] + counts[cell])
        guard let slot = places[range].firstIndex(of: place) else { return }
        places.swapAt(slot, range.upperBound - 1)
        counts[cell] -= 1
    }

    /// Puts back what was taken out at a place; to be done for all that has been taken out.
    mutating func restore(_ place: Coordinate) { counts[grid.cell(of: place)] += 1 }

    /// Whether a triangle holds a vertex, inside or on its edges, other than its corners.
    func holdsAny(in a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Bool {
        let triangle = Triangle(a, b, c)
        let (firstRow, lastRow) = (grid.row(of: triangle.south), grid.row(of: triangle.north))
        let (first, last) = (grid.column(of: triangle.west), grid.column(of: triangle.east))
        return places.withUnsafeBufferPointer { places in
            for row in firstRow...lastRow {
                for cell in row * grid.columns + first...row * grid.columns + last {
                    let start = Int(starts[cell])
                    for slot in start..<start + Int(counts[cell]) where triangle.holds(places[slot]) { return true }
                }
            }
            return false
        }
    }
}

/// A triangle on the flat map, corners counterclockwise.
private struct Triangle {
    let a: Coordinate
    let b: Coordinate
    let c: Coordinate
    let west: Int32
    let south: Int32
    let east: Int32
    let north: Int32

    init(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) {
        (self.a, self.b, self.c) = Turn.side(a, b, c) < 0 ? (a, c, b) : (a, b, c)
        (west, east) = (min(a.longitude, b.longitude, c.longitude), max(a.longitude, b.longitude, c.longitude))
        (south, north) = (min(a.latitude, b.latitude, c.latitude), max(a.latitude, b.latitude, c.latitude))
    }

    /// Whether a place lies inside or on the edges and is no corner.
    @inline(__always)
    func holds(_ place: Coordinate) -> Bool {
        guard west <= place.longitude, place.longitude <= east, south <= place.latitude, place.latitude <= north else {
            return false
        }
        return Turn.side(a, b, place) >= 0 && Turn.side(b, c, place) >= 0 && Turn.side(c, a, place) >= 0
            && place != a && place != b && place != c
    }
}
