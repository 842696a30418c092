extension SourceGeometry {
    /// Geometries of one dimension as one geometry of many parts, in order; nil if there are none or their dimensions
    /// differ.
    init?(parts: [SourceGeometry]) {
        var (points, lines, polygons): ([Position], [[Position]], [[[Position]]]) = ([], [], [])
        for part in parts {
            switch part {
            case .point(let position): points.append(position)
            case .multiPoint(let positions): points += positions
            case .lines(let more): lines += more
            case .polygons(let more): polygons += more
            }
        }
        switch (points.isEmpty, lines.isEmpty, polygons.isEmpty) {
        case (false, true, true): self = .multiPoint(points)
        case (true, false, true): self = .lines(lines)
        case (true, true, false): self = .polygons(polygons)
        default: return nil
        }
    }
}
