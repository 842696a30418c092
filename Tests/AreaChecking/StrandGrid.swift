import Geometry

/// Strands by the squares that they lie in: finds the nearest one.
struct StrandGrid {
    private let strands: [Strand]
    private let box: Box
    private let columns: Int
    private let rows: Int
    /// Units of 1e-7 degree.
    private let width: Double
    private let height: Double
    private var first: [Int32]
    private var content: [Int32] = []

    /// Metres.
    private static let side = 64.0

    init(_ strands: [Strand]) {
        self.strands = strands
        box = Box(of: strands.flatMap { [$0.start, $0.end] })
        guard !strands.isEmpty else {
            (columns, rows, width, height, first) = (0, 0, 1, 1, [0])
            return
        }
        let scale = LocalScale(atLatitude: (box.minLatitude + box.maxLatitude) / 2)
        width = Self.side / scale.east
        height = Self.side / scale.north
        columns = Int(Double(box.maxLongitude - box.minLongitude) / width) + 1
        rows = Int(Double(box.maxLatitude - box.minLatitude) / height) + 1
        first = [Int32](repeating: 0, count: columns * rows + 1)
        for strand in strands { visitCells(of: strand) { first[$0 + 1] += 1 } }
        for cell in 0..<(columns * rows) { first[cell + 1] += first[cell] }
        content = [Int32](repeating: 0, count: Int(first[columns * rows]))
        var next = first
        for (number, strand) in strands.enumerated() {
            visitCells(of: strand) { cell in
                content[Int(next[cell])] = Int32(number)
                next[cell] += 1
            }
        }
    }

    private func column(_ longitude: Int32) -> Int {
        Int((Double(longitude - box.minLongitude) / width).rounded(.down))
    }
    private func row(_ latitude: Int32) -> Int { Int((Double(latitude - box.minLatitude) / height).rounded(.down)) }

    private func visitCells(of strand: Strand, _ visit: (Int) -> Void) {
        let (left, right) = (column(strand.start.longitude), column(strand.end.longitude))
        let (lower, upper) = (row(strand.start.latitude), row(strand.end.latitude))
        for row in min(lower, upper)...max(lower, upper) {
            for column in min(left, right)...max(left, right) { visit(row * columns + column) }
        }
    }

    /// Metres to the nearest strand that counts, if it is within `limit` metres; infinity where none is.
    func metres(to place: Coordinate, within limit: Double, where counts: (Strand) -> Bool) -> Double {
        let scale = LocalScale(atLatitude: place.latitude)
        let (ownColumn, ownRow) = (column(place.longitude), row(place.latitude))
        var nearest = Double.infinity
        var ring = 0
        // A square less than nothing: what lies in ring n is at least n - 1 squares away; scales differ a little.
        while Double(ring - 1) * Self.side * 0.98 <= min(limit, nearest) {
            visitRing(ring, ownColumn, ownRow) { cell in
                for index in Int(first[cell])..<Int(first[cell + 1]) {
                    let strand = strands[Int(content[index])]
                    if counts(strand) { nearest = min(nearest, strand.metres(to: place, scale)) }
                }
            }
            ring += 1
        }
        return nearest <= limit ? nearest : .infinity
    }

    private func visitRing(_ ring: Int, _ column: Int, _ row: Int, _ visit: (Int) -> Void) {
        for y in (row - ring)...(row + ring) where y >= 0 && y < rows {
            let isWhole = abs(y - row) == ring
            for x in stride(from: column - ring, through: column + ring, by: isWhole || ring == 0 ? 1 : 2 * ring)
            where x >= 0 && x < columns { visit(y * columns + x) }
        }
    }
}
