/// The vertices of arcs, and further places, by the cell of a grid that they lie in; they can be taken out.
struct VertexGrid: ~Copyable {
    /// The places of a cell that are there still: a stretch of all places.
    private struct Cell: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0
    }

    private let grid: AreaGrid
    private let cells: UnsafeMutablePointer<Cell>
    /// Cell by cell; those that were taken out behind the others.
    private let places: UnsafeMutablePointer<Coordinate>

    init(_ arcs: AreaArcs, _ others: [Coordinate]) {
        grid = AreaGrid(arcs.pieces)
        let all = arcs.places + others
        let numbers = all.map { [grid] in Int32(grid.cell(of: $0)) }
        cells = .allocate(capacity: grid.count)
        cells.initialize(repeating: Cell(), count: grid.count)
        places = .allocate(capacity: max(1, all.count))
        for cell in numbers { cells[Int(cell)].count += 1 }
        var start: Int32 = 0
        for cell in 0..<grid.count {
            let count = cells[cell].count
            cells[cell] = Cell(start: start)
            start += count
        }
        for (place, cell) in zip(all, numbers) {
            (places + Int(cells[Int(cell)].start + cells[Int(cell)].count)).initialize(to: place)
            cells[Int(cell)].count += 1
        }
    }

    deinit {
        cells.deallocate()
        places.deallocate()
    }

    /// Takes out one vertex at a place.
    mutating func remove(_ place: Coordinate) {
        let cell = grid.cell(of: place)
        let start = Int(cells[cell].start)
        let last = start + Int(cells[cell].count) - 1
        guard let slot = (start..<last + 1).first(where: { [places] in places[$0] == place }) else { return }
        (places[slot], places[last]) = (places[last], place)
        cells[cell].count -= 1
    }

    /// Puts back what was taken out at a place; to be done for all that has been taken out.
    mutating func restore(_ place: Coordinate) { cells[grid.cell(of: place)].count += 1 }

    /// Whether a triangle holds a vertex, inside or on its edges, other than its corners.
    func holdsAny(in a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Bool {
        let triangle = Triangle(a, b, c)
        let (first, last) = (grid.column(of: triangle.west), grid.column(of: triangle.east))
        for row in grid.row(of: triangle.south)...grid.row(of: triangle.north) {
            for number in row * grid.columns + first...row * grid.columns + last {
                let cell = cells[number]
                for slot in Int(cell.start)..<Int(cell.start + cell.count) where triangle.holds(places[slot]) {
                    return true
                }
            }
        }
        return false
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
        // One look at all four sides of the box: which of them a place is beyond, nobody foresees.
        let (x, y) = (Int64(place.longitude) &- Int64(west), Int64(place.latitude) &- Int64(south))
        let (width, height) = (Int64(east) &- Int64(west), Int64(north) &- Int64(south))
        if x | (width &- x) | y | (height &- y) < 0 { return false }
        return Turn.side(a, b, place) >= 0 && Turn.side(b, c, place) >= 0 && Turn.side(c, a, place) >= 0
            && place != a && place != b && place != c
    }
}
