import Geometry

/// What is drawn of a feature.
enum DrawnGeometry {
    case none
    case points([Coordinate])
    case lines([[Coordinate]])
    /// Outer rings, each with its holes; the last place of a ring is its first one.
    case polygons([[[Coordinate]]])

    var box: Box {
        switch self {
        case .none: .nothing
        case .points(let points): Box(of: points)
        case .lines(let lines): Box(of: lines.joined())
        case .polygons(let polygons): Box(of: polygons.joined().joined())
        }
    }

    /// - Parameter tolerance: how far, in metres, a line may be from where it was.
    func write(into code: inout PlaceCode, tolerance: Double) {
        let simplification = LineSimplification(tolerance: tolerance)
        switch self {
        case .none: code.put(count: 0)
        case .points(let points):
            code.put(count: 1)
            code.put(line: points)
        case .lines(let lines):
            code.put(count: 2)
            code.put(count: lines.count)
            for line in lines { code.put(line: simplification.simplified(line, keeping: [])) }
        case .polygons(let polygons):
            code.put(count: 3)
            code.put(count: polygons.count)
            for rings in polygons {
                code.put(count: rings.count)
                for ring in rings { code.put(line: Self.simplified(ring, simplification)) }
            }
        }
    }

    /// A ring has no ends: its middle stays, so that it does not fall together.
    private static func simplified(_ ring: [Coordinate], _ simplification: LineSimplification) -> [Coordinate] {
        guard ring.count > 6 else { return ring }
        return simplification.simplified(ring, keeping: [ring.count / 3, ring.count * 2 / 3])
    }
}
