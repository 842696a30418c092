import Geometry

/// A triangulated lattice with a label at each corner, and the boundaries between the labels: a chord cuts off the
/// corner of a triangle that differs; where all three differ, the lowest label takes the middle.
struct RandomAreaMap {
    struct Shape {
        var columns = 8
        var rows = 8
        /// Units between corners.
        var spacing = 1000.0
        /// How far a corner may be off its place in the lattice, as a share of the spacing: up to 1/3 leaves triangles
        /// as they are.
        var jitter = 0.3
        var labels = 3
        /// How many corners are outside, in percent.
        var outside = 35
        var centre = Coordinate(longitude: 74_000_000, latitude: 437_000_000)
    }

    let segments: [AreaSegment]
    /// Places in midst of land, with its label.
    let streets: [(place: Coordinate, label: Int32)]

    init(_ shape: Shape, seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let labels = Self.labels(shape, &random)
        let corners = Self.corners(shape, &random)
        streets = zip(corners, labels).filter { _ in Int.random(in: 0..<8, using: &random) == 0 }.map {
            (Coordinate(longitude: Int32($0.x), latitude: Int32($0.y)), $1)
        }
        var cutter = LatticeCutter(shape: shape, corners: corners, labels: labels)
        // Where a side is cut: the middle, or anywhere; the same seen from both triangles.
        cutter.isCutAnywhere = Bool.random(using: &random)
        cutter.seed = seed
        segments = cutter.segments().shuffled(using: &random)
    }

    /// Labels corner by corner; everything at the rim is outside.
    private static func labels(_ shape: Shape, _ random: inout SeededRandom) -> [Int32] {
        (0..<shape.rows * shape.columns).map { index in
            let (row, column) = (index / shape.columns, index % shape.columns)
            let isRim = row == 0 || column == 0 || row == shape.rows - 1 || column == shape.columns - 1
            let label = Int32.random(in: 0..<Int32(shape.labels), using: &random)
            return isRim || Int.random(in: 0..<100, using: &random) < shape.outside ? AreaSegment.outside : label
        }
    }

    private static func corners(_ shape: Shape, _ random: inout SeededRandom) -> [Position] {
        (0..<shape.rows * shape.columns).map { index in
            let spread = shape.spacing * shape.jitter
            let x = Double(index % shape.columns) * shape.spacing + Double.random(in: -spread...spread, using: &random)
            let y = Double(index / shape.columns) * shape.spacing + Double.random(in: -spread...spread, using: &random)
            return Position(x: Double(shape.centre.longitude) + x, y: Double(shape.centre.latitude) + y)
        }
    }
}

/// Draws chords through the triangles of a lattice.
struct LatticeCutter {
    let shape: RandomAreaMap.Shape
    let corners: [Position]
    let labels: [Int32]
    var isCutAnywhere = false
    var seed: UInt64 = 0

    func segments() -> [AreaSegment] {
        var segments: [AreaSegment] = []
        for row in 0..<shape.rows - 1 {
            for column in 0..<shape.columns - 1 {
                let corner = row * shape.columns + column
                let (east, north) = (corner + 1, corner + shape.columns)
                // Counterclockwise, with the diagonals in turns.
                if (row + column) % 2 == 0 {
                    segments += chords(corner, east, north + 1) + chords(corner, north + 1, north)
                } else {
                    segments += chords(corner, east, north) + chords(east, north + 1, north)
                }
            }
        }
        return segments
    }

    private func chords(_ a: Int, _ b: Int, _ c: Int) -> [AreaSegment] {
        let lowest = [a, b, c].min { labels[$0] < labels[$1] }!
        let allDiffer = Set([labels[a], labels[b], labels[c]]).count == 3
        return [(a, b, c), (b, c, a), (c, a, b)].compactMap { corner, next, last in
            let isCutOff = labels[corner] != labels[next] && labels[corner] != labels[last]
            guard isCutOff, !allDiffer || corner != lowest else { return nil }
            // The corner lies to the left on the way from the side to the next one to the side to the last one.
            let middle = allDiffer ? labels[lowest] : labels[next]
            return AreaSegment(
                from: cut(corner, next), to: cut(corner, last), left: labels[corner], right: middle)
        }
    }

    private func cut(_ a: Int, _ b: Int) -> Coordinate {
        let (low, high) = (corners[min(a, b)], corners[max(a, b)])
        var random = SeededRandom(seed: seed &+ UInt64(min(a, b) * 1_000_003 + max(a, b)))
        let share = isCutAnywhere ? Double.random(in: 0...1, using: &random) : 0.5
        return Coordinate(
            longitude: Int32((low.x + (high.x - low.x) * share).rounded()),
            latitude: Int32((low.y + (high.y - low.y) * share).rounded()))
    }
}
