/// Where lines of a square cross between their ends.
///
/// Of thousands of streets in one square most are the same few lines of its lattice: there each is tried once. Where lines
/// are few, telling them apart would take longer than trying each two.
struct LineCrossings {
    /// Two lines that cross, and the point that is to be where they do.
    struct Crossing {
        let one: Int
        let other: Int
        let point: SquareDrawing.Point
    }

    /// The points that are to be where lines cross: in the order of the lines, of the first two that do.
    private(set) var points: [SquareDrawing.Point] = []
    /// That of the last two lines.
    private(set) var last: Crossing?

    /// From how many lines on they are told apart.
    private let many: Int
    private var kinds = LineKinds()

    init(many: Int = 128) { self.many = many }

    /// O(n²) for n different lines, and O(n) for each of them with all lines.
    mutating func find(_ lines: [SquareDrawing.Line]) {
        points.removeAll(keepingCapacity: true)
        last = nil
        if lines.count < many { findAmongFew(lines) } else { findAmongMany(lines) }
    }

    private mutating func findAmongFew(_ lines: [SquareDrawing.Line]) {
        for one in lines.indices {
            for other in (one + 1)..<max(one + 1, lines.count) {
                guard let point = lines[one].crossing(lines[other]) else { continue }
                points.append(point)
                last = Crossing(one: one, other: other, point: point)
            }
        }
    }

    private mutating func findAmongMany(_ lines: [SquareDrawing.Line]) {
        kinds.find(lines)
        var doesCross = [Bool](repeating: false, count: kinds.count)
        var triedWith = [Int32](repeating: -1, count: kinds.count)
        for one in lines.indices where kinds.isFirst(one) {
            let kind = kinds.ofLine[one]
            for other in (one + 1)..<lines.count {
                let otherKind = Int(kinds.ofLine[other])
                if triedWith[otherKind] == kind { continue }
                triedWith[otherKind] = kind
                guard let point = lines[one].crossing(lines[other]) else { continue }
                points.append(point)
                (doesCross[Int(kind)], doesCross[otherKind]) = (true, true)
            }
        }
        if points.isEmpty { return }
        let crossing = lines.indices.filter { doesCross[Int(kinds.ofLine[$0])] }
        last = Self.last(of: crossing, lines)
    }

    /// - Parameter crossing: the lines that cross any.
    private static func last(of crossing: [Int], _ lines: [SquareDrawing.Line]) -> Crossing? {
        for place in crossing.indices.reversed() {
            for other in crossing[(place + 1)...].reversed() {
                if let point = lines[crossing[place]].crossing(lines[other]) {
                    return Crossing(one: crossing[place], other: other, point: point)
                }
            }
        }
        return nil
    }
}

extension SquareDrawing.Line {
    /// Where two lines cross between their ends, rounded. The neighbours of the square do not know of it: it stays inside.
    @inline(__always)
    fileprivate func crossing(_ other: Self) -> SquareDrawing.Point? {
        let isApart =
            max(start.x, end.x) < min(other.start.x, other.end.x)
            || max(other.start.x, other.end.x) < min(start.x, end.x)
            || max(start.y, end.y) < min(other.start.y, other.end.y)
            || max(other.start.y, other.end.y) < min(start.y, end.y)
        if isApart { return nil }
        let (before, after) = (side(of: other.start), side(of: other.end))
        guard (before < 0 && after > 0) || (before > 0 && after < 0) else { return nil }
        let (tail, head) = (other.side(of: start), other.side(of: end))
        guard (tail < 0 && head > 0) || (tail > 0 && head < 0) else { return nil }
        let fraction = Double(before) / Double(before - after)
        let x = Double(other.start.x) + Double(other.end.x - other.start.x) * fraction
        let y = Double(other.start.y) + Double(other.end.y - other.start.y) * fraction
        let most = LatticePoint.square - 1
        return SquareDrawing.Point(x: min(most, max(1, Int32(x.rounded()))), y: min(most, max(1, Int32(y.rounded()))))
    }
}
