/// Walks along a line and notes where it is in the interior of a polygon.
struct CoverageSweep {
    private let polygon: Polygon
    private(set) var stretches: [CoveredStretch] = []
    private var open: LinePosition?
    /// The end of the last segment that had a length.
    private var reached = LinePosition(segment: 0, fraction: 1)
    /// Whether the end reached is inside; nil if it lies on the outline, or nothing is known yet.
    private var isInside: Bool?

    init(over polygon: Polygon) {
        self.polygon = polygon
    }

    /// Goes on by one segment, the short way round the globe.
    mutating func advance(segment: Int, from: Coordinate, to: Coordinate) {
        let start = GridPoint(from)
        let end = GridPoint(x: start.x + from.longitudeUnits(to: to), y: Int64(to.latitude))
        guard start != end else { return }
        let isPlain = end.x == Int64(to.longitude)
        if isPlain, !Box(from, to).meets(polygon.box) {
            isInside = false
            note(false, beginning: LinePosition(segment: segment, fraction: 0), ending: reached)
        } else {
            // Beyond the antimeridian the segment meets the polygon as it is drawn once more round the globe.
            let shifts: [Int64] = isPlain ? [0] : [0, end.x > start.x ? 3_600_000_000 : -3_600_000_000]
            walk(segment, start, end, shifts)
        }
        reached = LinePosition(segment: segment, fraction: 1)
    }

    mutating func finish() {
        note(false, beginning: reached, ending: reached)
    }

    private mutating func walk(_ segment: Int, _ start: GridPoint, _ end: GridPoint, _ shifts: [Int64]) {
        var met = OutlineCuts(from: start, to: end)
        for shift in shifts {
            polygon.outline.visitEdges(near: start, end, shiftedEast: shift) { met.meet(edgeFrom: $0, to: $1) }
        }
        var left = isInside ?? isInsideAfter(start, towards: end, onLeft: true, shifts)
        var right = isInside ?? isInsideAfter(start, towards: end, onLeft: false, shifts)
        var along = met.alongOutlineAtStart
        note(left && right && along == 0, beginning: LinePosition(segment: segment, fraction: 0), ending: reached)

        let cuts = met.cuts.sorted { $0.at < $1.at }
        for (index, cut) in cuts.enumerated() {
            if cut.flipsLeft { left.toggle() }
            if cut.flipsRight { right.toggle() }
            along += cut.alongOutline
            // What happens at one place happens at once.
            if index + 1 < cuts.count, cuts[index + 1].at == cut.at { continue }
            let position = LinePosition(segment: segment, fraction: cut.at.value)
            note(left && right && along == 0, beginning: position, ending: position)
        }
        isInside = met.touchesAtEnd ? nil : left
    }

    /// Notes that the line from here on is covered or is not.
    private mutating func note(_ isCovered: Bool, beginning: LinePosition, ending: LinePosition) {
        if isCovered, open == nil { open = beginning }
        if !isCovered, let from = open {
            stretches.append(CoveredStretch(from: from, to: ending))
            open = nil
        }
    }

    /// Whether a point immeasurably little after `start`, and beside the segment by immeasurably less still, is
    /// inside: a ray towards the east, its start moved in thought only.
    private func isInsideAfter(
        _ start: GridPoint, towards end: GridPoint, onLeft: Bool, _ shifts: [Int64]
    ) -> Bool {
        let ahead = end - start
        let aside = onLeft ? GridPoint(x: -ahead.y, y: ahead.x) : GridPoint(x: ahead.y, y: -ahead.x)
        let isRaised = ahead.y > 0 || (ahead.y == 0 && aside.y > 0)
        func isAbove(_ point: GridPoint) -> Bool { isRaised ? point.y > start.y : point.y >= start.y }
        var isInside = false
        for shift in shifts {
            polygon.outline.visitEdges(eastOf: start, shiftedEast: shift) { from, to in
                guard isAbove(from) != isAbove(to) else { return }
                let (lower, upper) = isAbove(to) ? (from, to) : (to, from)
                var side = GridPoint.orientation(lower, upper, start)
                if side == 0 { side = (upper - lower).cross(ahead) }
                if side == 0 { side = (upper - lower).cross(aside) }
                if side > 0 { isInside.toggle() }
            }
        }
        return isInside
    }
}

extension Polygon {
    /// The stretches of a line that lie in the polygon's interior, in the order of the line, each as long as it
    /// can be. Touching the outline, or running along it, is not covered; a stretch that only touches the
    /// outline from inside goes on. Segments go the short way round the globe.
    ///
    /// Which edges are met, and in which order, is decided exactly; only the fractions are rounded.
    /// Complexity: O(log n + edges near the line) a segment, for n vertices.
    public func covered(line: some RandomAccessCollection<Coordinate>) -> [CoveredStretch] {
        line.withContiguousCoordinates { line in
            var sweep = CoverageSweep(over: self)
            for end in line.indices.dropFirst() { sweep.advance(segment: end - 1, from: line[end - 1], to: line[end]) }
            sweep.finish()
            return sweep.stretches
        }
    }
}
