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
}

/// What is drawn of a feature, ready to be drawn within several tolerances.
enum SimplifiedGeometry {
    case none
    case points([Coordinate])
    case lines([SimplifiedLine])
    case polygons([[SimplifiedLine]])

    /// - Parameter tolerance: how far, in metres, a line may be from where it was, at least.
    init(_ geometry: DrawnGeometry, tolerance: Double) {
        let simplification = LineSimplification(tolerance: tolerance)
        self =
            switch geometry {
            case .none: .none
            case .points(let points): .points(points)
            case .lines(let lines): .lines(lines.map { simplification.stays(of: $0, keeping: []) })
            case .polygons(let polygons): .polygons(polygons.map { $0.map { Self.simplified($0, simplification) } })
            }
    }

    /// A ring has no ends: its middle stays, so that it does not fall together.
    private static func simplified(_ ring: [Coordinate], _ simplification: LineSimplification) -> SimplifiedLine {
        guard ring.count > 6 else { return SimplifiedLine(line: ring) }
        return simplification.stays(of: ring, keeping: [ring.count / 3, ring.count * 2 / 3])
    }

    /// - Parameter tolerance: not below the least one.
    func write(into code: inout PlaceCode, tolerance: Double) {
        switch self {
        case .none: code.put(count: 0)
        case .points(let points):
            code.put(count: 1)
            code.put(line: points)
        case .lines(let lines):
            code.put(count: 2)
            code.put(count: lines.count)
            for line in lines { code.put(line: line.line(within: tolerance)) }
        case .polygons(let polygons):
            code.put(count: 3)
            code.put(count: polygons.count)
            for rings in polygons {
                code.put(count: rings.count)
                for ring in rings { code.put(line: ring.line(within: tolerance)) }
            }
        }
    }
}
