/// A closed path on the flat map, and what lies within some metres to the right of it.
///
/// A ring runs so that its polygon is on the left; a line runs there and back, so that both sides are right of it and
/// its ends are vertices like all others, at which it turns back.
struct BufferPath {
    private let segments: [MapSegment]
    private let metres: Double

    /// - Parameters:
    ///   - vertices: neighbours that are equal count once; the last is followed by the first.
    ///   - longitudeUnits: how far east of one vertex the next lies, in units of 1e-7 degree.
    init(through vertices: [Coordinate], joinedBy longitudeUnits: (Coordinate, Coordinate) -> Int64, metres: Double) {
        self.metres = metres
        segments = zip(vertices, vertices.dropFirst() + vertices.prefix(1)).map { from, to in
            let start = MapPoint(from)
            let end = MapPoint(
                longitude: start.longitude + Double(longitudeUnits(from, to)), latitude: Double(to.latitude))
            return MapSegment(start: start, end: end)
        }.filter { $0.start != $0.end }
    }

    /// Whether the path never leaves its first vertex.
    var isPoint: Bool { segments.isEmpty }

    /// Rings in units of 1e-7 degree, which overlap and may go beyond the antimeridian.
    func rings() -> [[Position]] {
        var rings: [[Position]] = []
        for (index, segment) in segments.enumerated() {
            rings += self.rings(of: segment, before: segments[(index + 1) % segments.count])
        }
        return rings
    }

    /// The strip beside one segment, with the sector round its end; circles where a pole is near.
    private func rings(of segment: MapSegment, before next: MapSegment) -> [[Position]] {
        let fineness = BufferFineness(metres: metres)
        let pieces = segment.pieces(fineEnough: fineness.allows)
        var rings: [[Position]] = []
        var strip: [MapPoint] = []
        func endStrip(with sector: [MapPoint]) {
            if strip.count > 1 { rings.append(ring(beside: strip, of: segment, sector: sector)) }
            strip = []
        }
        for piece in pieces {
            if fineness.isNearPole(piece) {
                endStrip(with: [])
                rings += circles(round: piece.start) + circles(round: piece.end)
            } else {
                strip = strip.isEmpty ? [piece.start, piece.end] : strip + [piece.end]
            }
        }
        endStrip(with: sector(from: segment, to: next))
        return rings
    }

    /// Along the segment, round the sector at its end, and back at the distance.
    private func ring(beside strip: [MapPoint], of segment: MapSegment, sector: [MapPoint]) -> [Position] {
        let outer = strip.map { aside(segment.azimuth(at: $0), from: $0) }
        return (strip + sector + outer.reversed()).map(\.position)
    }

    private func aside(_ azimuth: Double, from point: MapPoint) -> MapPoint {
        point.destination(azimuth: azimuth + .pi / 2, metres: metres)
    }

    /// The arc round the end of a segment from where the next one's strip begins back to where its own ends; none where
    /// the path turns right, for the two strips then overlap.
    private func sector(from segment: MapSegment, to next: MapSegment) -> [MapPoint] {
        let (arriving, leaving) = (segment.azimuth(at: segment.end), next.azimuth(at: next.start))
        let turn = leftTurn(from: arriving, to: leaving)
        guard turn > 0 else { return [] }
        let steps = max(1, Int((turn / (.pi / 64)).rounded(.up)))
        return (0..<steps).map { step in
            let left = turn * Double(steps - step) / Double(steps)
            return aside(step == 0 ? leaving : arriving - left, from: segment.end)
        }
    }

    /// How far the path turns left, in radians: 0 where it turns right, π where it turns back, also where rounding
    /// makes a little less than a half turn to the right of that.
    private func leftTurn(from arriving: Double, to leaving: Double) -> Double {
        let rounding = 1e-9
        var turn = arriving - leaving
        if turn <= -.pi + rounding { turn += 2 * .pi }
        if turn > .pi + rounding { turn -= 2 * .pi }
        return max(0, min(turn, .pi))
    }

    private func circles(round point: MapPoint) -> [[Position]] {
        let longitude = Geodesic.normalised(longitude: Int64(point.longitude.rounded(.toNearestOrEven)))
        let latitude = Int32(point.latitude.rounded(.toNearestOrEven))
        return Self.rings(aroundPoint: Coordinate(longitude: longitude, latitude: latitude), metres: metres)
    }
}
