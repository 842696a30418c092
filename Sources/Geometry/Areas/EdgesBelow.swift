/// Finds the edge of some arcs that lies first to the south of a place.
///
/// Edges are looked for in *runs* of some that follow each other, by the columns of the map that the runs' boxes are in.
struct EdgesBelow {
    private let arcs: AreaArcs
    private var runs: [Run] = []
    /// Column to its first entry; one more element. An entry is the number of a run.
    private var starts: [Int32] = []
    private var entries: [Int32] = []
    private var west: Int64 = 0
    private var shift: Int64 = 0

    private struct Run {
        let arc: Int32
        /// The first of the vertices, and the last.
        let first: Int32
        let last: Int32
        var west = Int32.max
        var east = Int32.min
        var south = Int32.max
        var north = Int32.min
    }

    private static let runLength = 16

    init(_ arcs: AreaArcs) {
        self.arcs = arcs
        gatherRuns()
        gatherColumns()
    }

    private mutating func gatherRuns() {
        runs.reserveCapacity(arcs.places.count / Self.runLength + arcs.count)
        arcs.places.withUnsafeBufferPointer { places in
            for arc in 0..<arcs.count {
                let range = arcs.range(of: arc)
                for first in stride(from: range.lowerBound, to: range.upperBound - 1, by: Self.runLength) {
                    let last = min(first + Self.runLength, range.upperBound - 1)
                    var run = Run(arc: Int32(arc), first: Int32(first), last: Int32(last))
                    for place in places[first...last] {
                        (run.west, run.east) = (min(run.west, place.longitude), max(run.east, place.longitude))
                        (run.south, run.north) = (min(run.south, place.latitude), max(run.north, place.latitude))
                    }
                    runs.append(run)
                }
            }
        }
    }

    private mutating func gatherColumns() {
        let (least, most) = runs.reduce((Int64.max, Int64.min)) {
            (min($0.0, Int64($1.west)), max($0.1, Int64($1.east)))
        }
        guard least <= most else {
            starts = [0, 0]
            return
        }
        west = least
        while (most - least) >> shift > Int64(runs.count / 4) { shift += 1 }
        starts = [Int32](repeating: 0, count: Int((most - least) >> shift) + 3)
        for run in runs { for column in columns(of: run) { starts[column + 2] += 1 } }
        for column in 1..<starts.count { starts[column] += starts[column - 1] }
        entries = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
        for (number, run) in runs.enumerated() {
            for column in columns(of: run) {
                entries[Int(starts[column + 1])] = Int32(number)
                starts[column + 1] += 1
            }
        }
    }

    private func columns(of run: Run) -> ClosedRange<Int> { column(of: run.west)...column(of: run.east) }

    private func column(of longitude: Int32) -> Int { Int((Int64(longitude) - west) >> shift) }

    private typealias Found = (west: Coordinate, east: Coordinate, half: Int)

    /// The half-arc with the first edge south of a place on it, such that the place lies to its left.
    ///
    /// An edge is met if it reaches from the place's meridian to the east: one that ends there is not.
    func halfArc(below place: Coordinate) -> Int? {
        let column = column(of: place.longitude)
        var best: Found?
        // What lies wholly south of this cannot be the first.
        var least = -Double.infinity
        for entry in Int(starts[column])..<Int(starts[column + 1]) {
            let run = runs[Int(entries[entry])]
            guard run.west <= place.longitude, place.longitude <= run.east, run.south < place.latitude,
                Double(run.north) >= least
            else { continue }
            for first in Int(run.first)..<Int(run.last) {
                guard let found = edge(from: first, of: Int(run.arc), below: place) else { continue }
                if let other = best, !Self.isAbove(found, other) { continue }
                best = found
                least = Self.latitude(of: found, at: place.longitude) - 2
            }
        }
        return best?.half
    }

    @inline(__always)
    private func edge(from first: Int, of arc: Int, below place: Coordinate) -> Found? {
        let (from, to) = (arcs.places[first], arcs.places[first + 1])
        // The place lies north, which is to the left of an edge towards the east.
        let isEastward = from.longitude < to.longitude
        let (west, east) = isEastward ? (from, to) : (to, from)
        guard west.longitude <= place.longitude, place.longitude < east.longitude, Turn.side(west, east, place) > 0
        else { return nil }
        return (west, east, 2 * arc + (isEastward ? 0 : 1))
    }

    private static func latitude(of edge: Found, at longitude: Int32) -> Double {
        let along = Double(Int64(longitude) - Int64(edge.west.longitude))
        let whole = Double(Int64(edge.east.longitude) - Int64(edge.west.longitude))
        return Double(edge.west.latitude) + Double(Int64(edge.east.latitude) - Int64(edge.west.latitude)) * along
            / whole
    }

    /// Whether an edge runs north of another where both pass the same meridians, edges that do not cross.
    private static func isAbove(_ a: Found, _ b: Found) -> Bool {
        if a.west == b.west { return Turn.side(a.west, b.east, a.east) > 0 }
        if a.west.longitude >= b.west.longitude { return Turn.side(b.west, b.east, a.west) > 0 }
        return Turn.side(a.west, a.east, b.west) < 0
    }
}
