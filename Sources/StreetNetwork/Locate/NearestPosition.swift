import Geometry
import Vocabulary

/// Finds the position on an edge that is nearest to a place, where there is one that may be taken.
struct NearestPosition {
    /// A position on an edge and how far away it is.
    struct Found {
        let offset: Int64
        let metres: Double
        let place: NearestPlace
    }

    let metric: Metric
    let approach: CurbApproach
    /// The place that is looked for.
    let place: Coordinate
    private let plane: LocalPlane
    private let onOpenParts: Bool
    private let streets: AcceptedStreets?
    private let bearing: Bearing?

    init(request: LocateRequest, metric: Metric, onOpenParts: Bool, streets: AcceptedStreets?) {
        self.metric = metric
        self.onOpenParts = onOpenParts
        self.streets = streets
        place = request.place
        plane = LocalPlane(at: request.place)
        bearing = request.bearing
        approach = request.curbApproach
    }

    func find(on edge: Int) -> Found? {
        guard metric.isUsed(edge), isAccepted(edge) else { return nil }
        let closed = closedStretches(of: edge)
        // Nearly all edges are of one part, and thousands are looked at.
        if closed.isEmpty { return nearest(on: edge).flatMap { hasBearing(edge, at: $0.offset) ? $0 : nil } }
        return all(on: edge).min(by: Self.isNearer)
    }

    /// The location on an edge on which something was found.
    func location(on edge: Int) -> Location {
        guard let found = find(on: edge) else { preconditionFailure("the edge was found by its distance") }
        return location(on: edge, found)
    }

    /// The nearest location on each part of an edge that may be taken, the nearest of them first.
    func locations(on edge: Int) -> [Location] {
        all(on: edge).sorted(by: Self.isNearer).map { location(on: edge, $0) }
    }

    private static func isNearer(_ one: Found, _ other: Found) -> Bool {
        (one.metres, one.offset) < (other.metres, other.offset)
    }

    /// The nearest position on each part of the edge that may be taken, which most edges have one of.
    private func all(on edge: Int) -> [Found] {
        guard metric.isUsed(edge), isAccepted(edge) else { return [] }
        let closed = closedStretches(of: edge)
        let found =
            closed.isEmpty
            ? [nearest(on: edge)].compactMap(\.self)
            : openStretches(of: edge, between: closed).compactMap { nearest(on: edge, from: $0.from, to: $0.to) }
        return found.filter { hasBearing(edge, at: $0.offset) }
    }

    private func closedStretches(of edge: Int) -> [ClosedStretch] {
        onOpenParts ? metric.closedStretches(of: edge) : []
    }

    private func location(on edge: Int, _ found: Found) -> Location {
        Location(
            standings: standings(at: found, on: edge), coordinate: found.place.coordinate,
            distance: Int64((found.metres * 1000).rounded()))
    }

    /// Whether a place may be put on an edge at a position.
    func mayBeTaken(_ edge: Int, at offset: Int64) -> Bool {
        isAccepted(edge) && hasBearing(edge, at: offset)
    }

    private func hasBearing(_ edge: Int, at offset: Int64) -> Bool {
        guard let bearing else { return true }
        return metric.network.headings(on: edge, at: offset).contains(where: bearing.fits)
    }

    private func isAccepted(_ edge: Int) -> Bool {
        guard let streets else { return true }
        let parts = metric.network.parts
        return streets.contains(Int(parts.edgeStreet[edge]), of: parts)
    }
}

extension NearestPosition {
    private func nearest(on edge: Int) -> Found? {
        let network = metric.network
        return plane.nearest(on: network.shape(of: edge)).map { place in
            let offset = network.offset(on: edge, segment: place.segment, fraction: place.fraction)
            return Found(offset: offset, metres: place.metres, place: place)
        }
    }

    private func nearest(on edge: Int, from: Int64, to: Int64) -> Found? {
        let line = metric.network.slice(of: edge, from: from, to: to)
        guard let place = plane.nearest(on: line) else { return nil }
        var walked = Double(from)
        for (tail, head) in zip(line.prefix(place.segment), line.dropFirst()) {
            walked += Double(Geodesic.millimetres(from: tail, to: head))
        }
        if line.count > place.segment + 1 {
            let segment = Geodesic.millimetres(from: line[place.segment], to: line[place.segment + 1])
            walked += Double(segment) * place.fraction
        }
        let offset = max(from, min(to, Int64(walked.rounded())))
        return Found(offset: offset, metres: place.metres, place: place)
    }

    private func openStretches(of edge: Int, between closed: [ClosedStretch]) -> [(from: Int64, to: Int64)] {
        let starts = [0] + closed.map(\.to)
        let ends = closed.map(\.from) + [metric.network.length(of: edge)]
        return zip(starts, ends).filter { $0 < $1 }.map { (from: $0, to: $1) }
    }
}
