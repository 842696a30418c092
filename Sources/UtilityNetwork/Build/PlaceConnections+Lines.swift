extension PlaceConnections {
    /// Joins lines that meet without a junction: ends with ends, and with inner vertices that allow it.
    mutating func connectDirectly(_ points: [LinePoint]) {
        let ends = points.filter { $0.side != nil }
        guard points.count > 1, !ends.isEmpty else { return }
        let groups = MeetingTypes(points, rules)
        var vertexOfGroup: [Int: UInt32] = [:]
        for end in ends {
            let group = groups.group(of: end.assetClass)
            let vertex = vertexOfGroup[group] ?? found.makeVertex()
            vertexOfGroup[group] = vertex
            attach(end, to: vertex)
        }
        for point in points where point.side == nil {
            if let vertex = vertexOfGroup[groups.group(of: point.assetClass)] { attach(point, to: vertex) }
        }
        let first = groups.group(of: ends[0].assetClass)
        if let other = ends.first(where: { groups.group(of: $0.assetClass) != first }) {
            found.notes.unruled.add("\(features.name(ends[0].line)) and \(features.name(other.line))")
        }
    }

    mutating func attach(_ point: LinePoint, to vertex: UInt32) {
        if let side = point.side {
            found.lineEnd[point.line * 2 + side] = vertex
        } else {
            found.taps.append(
                NetworkConnections.Tap(
                    line: UInt32(point.line), fraction: fraction(of: point), shapeIndex: UInt32(point.shapeIndex),
                    vertex: vertex))
        }
    }

    private mutating func fraction(of point: LinePoint) -> Double {
        let measure = measures[point.line] ?? LineMeasure(features[point.line].shape)
        measures[point.line] = measure
        return measure.fraction(at: point.shapeIndex)
    }
}
