/// Which ring a hole lies in.
enum RingContainment {
    private enum Side {
        case inside, outside, boundary
    }

    /// Whether `hole`, which does not cross `ring`, lies within it. A hole may touch the ring with its points.
    /// O(points of the ring) where the hole does not touch.
    static func contains(_ ring: [GridPoint], _ hole: [GridPoint]) -> Bool {
        for point in hole {
            switch side(of: ring, point) {
            case .inside: return true
            case .outside: return false
            case .boundary: continue
            }
        }
        return true
    }

    private static func side(of ring: [GridPoint], _ point: GridPoint) -> Side {
        var isInside = false
        for index in ring.indices {
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            let turn = GridPoint.orientation(a, b, point)
            if turn == 0, isWithinBox(point, a, b) { return .boundary }
            if (a.y > point.y) != (b.y > point.y), (turn > 0) == (b.y > a.y) { isInside.toggle() }
        }
        return isInside ? .inside : .outside
    }

    private static func isWithinBox(_ point: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
        min(a.x, b.x) <= point.x && point.x <= max(a.x, b.x) && min(a.y, b.y) <= point.y && point.y <= max(a.y, b.y)
    }
}
