extension PlaceConnections {
    /// Joins lines that meet without a junction: ends with ends, and with inner vertices that allow it.
    mutating func connectDirectly(_ points: [LinePoint]) {
        let ends = points.filter { $0.side != nil }
        guard points.count > 1, !ends.isEmpty else { return }
        let inner = points.filter { $0.side == nil }
        var group = rules.isEmpty ? Array(repeating: 0, count: ends.count) : Array(ends.indices)
        func partners(of point: LinePoint) -> [Int] {
            rules.isEmpty
                ? [0] : ends.indices.filter { rules.connectsDirectly(ends[$0].assetClass, point.assetClass) }
        }
        if !rules.isEmpty {
            for point in points { group.unite(partners(of: point)) }
        }
        var vertexOfGroup: [Int: UInt32] = [:]
        for end in ends.indices {
            let vertex = vertexOfGroup[group[end]] ?? found.makeVertex()
            vertexOfGroup[group[end]] = vertex
            attach(ends[end], to: vertex)
        }
        for point in inner {
            if let partner = partners(of: point).first { attach(point, to: vertexOfGroup[group[partner]]!) }
        }
        if vertexOfGroup.count > 1, let other = group.firstIndex(where: { $0 != group[0] }) {
            found.notes.unruled.add("\(features.name(ends[0].line)) and \(features.name(ends[other].line))")
        }
    }

    mutating func attach(_ point: LinePoint, to vertex: UInt32) {
        if let side = point.side {
            found.lineEnd[point.line * 2 + side] = vertex
        } else {
            let fraction = LineMeasure(features[point.line].shape).fraction(at: point.shapeIndex)
            found.taps.append(
                NetworkConnections.Tap(
                    line: UInt32(point.line), fraction: fraction, shapeIndex: UInt32(point.shapeIndex), vertex: vertex))
        }
    }
}

extension [Int] {
    /// Gives all members of the groups of some elements the number of one group.
    fileprivate mutating func unite(_ elements: [Int]) {
        guard let first = elements.first else { return }
        let merged = Set(elements.map { self[$0] })
        let number = self[first]
        for index in indices where merged.contains(self[index]) { self[index] = number }
    }
}
