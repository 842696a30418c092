import Geometry

/// Places along the shape of an edge, measured in millimetres of its digitised direction.
extension StreetNetwork {
    /// The coordinate at `offset` millimetres, 0 to the edge's length.
    public func coordinate(on edge: Int, at offset: Int64) -> Coordinate {
        let shape = self.shape(of: edge)
        var (index, walked) = (shape.startIndex, Int64(0))
        if offset <= 0, offset >= length(of: edge) { return shape[index] }
        while true {
            let (tail, head) = (shape[index], shape[index + 1])
            let segment = Geodesic.millimetres(from: tail, to: head)
            if offset < walked + segment || index + 2 == shape.endIndex {
                return .between(tail, head, part: offset - walked, of: segment)
            }
            walked += segment
            index += 1
        }
    }

    /// The part of an edge's shape from one offset to another, in digitised direction: two or more coordinates,
    /// or one where the offsets are equal.
    public func slice(of edge: Int, from start: Int64, to end: Int64) -> [Coordinate] {
        let shape = self.shape(of: edge)
        if start <= 0, end >= length(of: edge) { return Array(shape) }
        if start == end { return [coordinate(on: edge, at: start)] }
        var line: [Coordinate] = []
        var walked: Int64 = 0
        for index in shape.startIndex..<shape.endIndex - 1 {
            let (tail, head) = (shape[index], shape[index + 1])
            let segment = Geodesic.millimetres(from: tail, to: head)
            let isLast = index + 2 == shape.endIndex
            if line.isEmpty, start < walked + segment || isLast {
                line.append(.between(tail, head, part: start - walked, of: segment))
            }
            if !line.isEmpty {
                if end <= walked + segment || isLast {
                    line.append(.between(tail, head, part: end - walked, of: segment))
                    return line
                }
                line.append(head)
            }
            walked += segment
        }
        return line
    }

    /// Puts the vertices of a stretch behind a line, in the direction of travel.
    public func append(_ stretch: EdgeStretch, to line: inout [Coordinate]) {
        let edge = stretch.directed.edge
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        let shape = self.shape(of: edge)
        switch (low <= 0 && high >= length(of: edge), stretch.directed.isForward) {
        case (true, true): line.append(contentsOf: shape)
        case (true, false): line.append(contentsOf: shape.reversed())
        case (false, true): line += slice(of: edge, from: low, to: high)
        case (false, false): line += slice(of: edge, from: low, to: high).reversed()
        }
    }

    /// Makes a line longer that ends where a stretch begins; one without places becomes that of the stretch.
    public func extend(_ line: inout [Coordinate], along stretch: EdgeStretch) {
        let joint = line.count
        append(stretch, to: &line)
        if joint > 0 { line.remove(at: joint) }
    }

    /// The offset in millimetres of a place given by a segment of the shape and a fraction along that segment.
    public func offset(on edge: Int, segment: Int, fraction: Double) -> Int64 {
        let shape = self.shape(of: edge)
        var walked: Int64 = 0
        for index in 0..<segment {
            walked += Geodesic.millimetres(
                from: shape[shape.startIndex + index], to: shape[shape.startIndex + index + 1])
        }
        let length = Geodesic.millimetres(
            from: shape[shape.startIndex + segment], to: shape[shape.startIndex + segment + 1])
        return min(self.length(of: edge), walked + Int64((Double(length) * fraction).rounded()))
    }
}

extension Coordinate {
    /// The place `part` of `whole` along the straight line from one coordinate to another, the short way round the
    /// globe, rounded to 1e-7 degree.
    static func between(_ tail: Coordinate, _ head: Coordinate, part: Int64, of whole: Int64) -> Coordinate {
        if part <= 0 || whole <= 0 { return tail }
        if part >= whole { return head }
        return tail.interpolated(to: head, fraction: Double(part) / Double(whole))
    }
}
