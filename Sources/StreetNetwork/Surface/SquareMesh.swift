/// The triangles of one square of any size: between its corners, further points on its sides, and the streets inside.
///
/// Greedy: of all connections that cross nothing the shortest comes first, streets and sides before all. A square has few
/// points, so that plain loops over all pairs are fastest.
struct SquareMesh {
    /// Places in the square's own steps.
    struct Point {
        let x: Int32
        let y: Int32
    }

    private struct Connection {
        let start: Int32
        let end: Int32
        let squaredLength: Int64
    }

    private(set) var points: [Point] = []
    /// Three numbers of points each, counter-clockwise.
    private(set) var triangles: [(Int32, Int32, Int32)] = []
    private var edges: [(start: Int32, end: Int32)] = []
    private var isJoined: [Bool] = []
    private var candidates: [Connection] = []
    private var neighbours: [Int32] = []
    /// The points of a side, and their places on it.
    private var chain: [(place: Int32, number: Int32)] = []
    /// How many points stand on the sides of the square.
    private var sideCount = 0

    /// - Parameters:
    ///   - side: of the square.
    ///   - points: all different; the corners among them.
    ///   - lines: between points; they meet in points alone.
    mutating func build(side: Int32, points: [Point], lines: [(start: Int32, end: Int32)]) {
        self.points = points
        edges.removeAll(keepingCapacity: true)
        triangles.removeAll(keepingCapacity: true)
        isJoined = [Bool](repeating: false, count: points.count * points.count)
        for line in lines { join(line.start, line.end) }
        sideCount = points.count { $0.x == 0 || $0.x == side || $0.y == 0 || $0.y == side }
        joinSides(side)
        joinNearest()
        gatherTriangles()
    }

    private mutating func join(_ start: Int32, _ end: Int32) {
        let count = Int32(points.count)
        guard start != end, !isJoined[Int(start * count + end)] else { return }
        isJoined[Int(start * count + end)] = true
        isJoined[Int(end * count + start)] = true
        edges.append((start, end))
    }

    /// Joins the points on each side of the square in their order.
    private mutating func joinSides(_ side: Int32) {
        joinSide(where: { $0.y == 0 }, along: { $0.x })
        joinSide(where: { $0.y == side }, along: { $0.x })
        joinSide(where: { $0.x == 0 }, along: { $0.y })
        joinSide(where: { $0.x == side }, along: { $0.y })
    }

    @inline(__always)
    private mutating func joinSide(where isOnSide: (Point) -> Bool, along place: (Point) -> Int32) {
        chain.removeAll(keepingCapacity: true)
        for number in 0..<Int32(points.count) where isOnSide(points[Int(number)]) {
            chain.append((place(points[Int(number)]), number))
        }
        chain.sort { $0.place < $1.place }
        for next in chain.indices.dropFirst() { join(chain[next - 1].number, chain[next].number) }
    }

    private mutating func joinNearest() {
        candidates.removeAll(keepingCapacity: true)
        let count = Int32(points.count)
        for start in 0..<count {
            for end in (start + 1)..<count where !isJoined[Int(start * count + end)] {
                let x = Int64(points[Int(end)].x - points[Int(start)].x)
                let y = Int64(points[Int(end)].y - points[Int(start)].y)
                candidates.append(Connection(start: start, end: end, squaredLength: x * x + y * y))
            }
        }
        candidates.sort { ($0.squaredLength, $0.start, $0.end) < ($1.squaredLength, $1.start, $1.end) }
        let all = 3 * points.count - 3 - sideCount
        for candidate in candidates {
            // As many as a division into triangles has.
            if edges.count == all { return }
            if isFree(candidate.start, candidate.end) { join(candidate.start, candidate.end) }
        }
    }

    /// Whether a connection crosses no other and goes through no point.
    private func isFree(_ start: Int32, _ end: Int32) -> Bool {
        for point in 0..<Int32(points.count) where point != start && point != end {
            if cross(start, end, point) == 0, isBetween(point, start, end) { return false }
        }
        for edge in edges {
            if edge.start == start || edge.start == end || edge.end == start || edge.end == end { continue }
            let (one, other) = (cross(start, end, edge.start), cross(start, end, edge.end))
            guard (one < 0) != (other < 0), one != 0, other != 0 else { continue }
            let (before, after) = (cross(edge.start, edge.end, start), cross(edge.start, edge.end, end))
            if (before < 0) != (after < 0), before != 0, after != 0 { return false }
        }
        return true
    }

    private func isBetween(_ point: Int32, _ start: Int32, _ end: Int32) -> Bool {
        let (p, a, b) = (points[Int(point)], points[Int(start)], points[Int(end)])
        return min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
    }

    @inline(__always)
    private func cross(_ a: Int32, _ b: Int32, _ c: Int32) -> Int64 {
        let (a, b, c) = (points[Int(a)], points[Int(b)], points[Int(c)])
        return Int64(b.x - a.x) * Int64(c.y - a.y) - Int64(b.y - a.y) * Int64(c.x - a.x)
    }

    /// Round each point, two neighbours that follow each other are the corners of a triangle with it.
    private mutating func gatherTriangles() {
        let count = Int32(points.count)
        for centre in 0..<count {
            neighbours.removeAll(keepingCapacity: true)
            for other in 0..<count where isJoined[Int(centre * count + other)] { neighbours.append(other) }
            sortByAngle(round: centre)
            for (place, one) in neighbours.enumerated() {
                let other = neighbours[place + 1 == neighbours.count ? 0 : place + 1]
                if centre < one, centre < other, cross(centre, one, other) > 0, isJoined[Int(one * count + other)] {
                    triangles.append((centre, one, other))
                }
            }
        }
    }

    private mutating func sortByAngle(round centre: Int32) {
        let points = points
        let origin = points[Int(centre)]
        func arm(_ point: Int32) -> Point {
            Point(x: points[Int(point)].x - origin.x, y: points[Int(point)].y - origin.y)
        }
        neighbours.sort { arm($0).isBefore(arm($1)) }
    }
}

extension SquareMesh.Point {
    /// Whether a direction comes before another one, counter-clockwise from the east.
    fileprivate func isBefore(_ other: SquareMesh.Point) -> Bool {
        let (isUpper, isOtherUpper) = (y > 0 || (y == 0 && x > 0), other.y > 0 || (other.y == 0 && other.x > 0))
        return isUpper == isOtherUpper ? Int64(x) * Int64(other.y) > Int64(y) * Int64(other.x) : isUpper
    }
}
