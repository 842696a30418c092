import Geometry

/// Finds where places stand on a network, as one metric sees it: on the parts of edges that the mode may use and no
/// barrier closes.
public struct Locator: Sendable {
    /// How a location is used: what it must lead to.
    public enum Purpose: Sendable {
        /// Travel sets out from it.
        case departure
        /// Travel ends at it.
        case arrival
        /// Travel comes to it and goes on.
        case passage
    }

    /// What became of a place.
    public enum Outcome: Sendable, Equatable {
        case located(Location)
        /// The nearest location leads nowhere, and this one, farther away, does not.
        case relocated(Location, insteadOf: Location)
        /// The nearest location leads nowhere, and nothing better is near or allowed.
        case leadsNowhere(Location)
        case notLocated
    }

    private let metric: Metric

    public init(metric: Metric) { self.metric = metric }

    /// Locates a place.
    ///
    /// - Parameters:
    ///   - tolerance: millimetres beyond which nothing is found.
    ///   - relocates: whether a place that stands on an island may be moved to streets that lead on.
    public func locate(
        _ place: Coordinate, tolerance: Int64, for purpose: Purpose, relocates: Bool
    ) -> Outcome {
        let plane = LocalPlane(at: place)
        let metres = Double(tolerance) / 1000
        guard
            let nearest = metric.network.edgeIndex.nearest(
                to: place, within: metres, distance: { nearestPosition(on: $0, plane)?.metres })
        else { return .notLocated }
        let location = location(on: nearest.item, plane)
        if reaches(location, purpose) { return .located(location) }
        guard relocates else { return .leadsNowhere(location) }
        var better: Location?
        metric.network.edgeIndex.visitNearestFirst(
            from: place, within: metres, distance: { nearestPosition(on: $0, plane)?.metres },
            visit: { candidate in
                let candidate = self.location(on: candidate.item, plane)
                guard reaches(candidate, purpose) else { return true }
                better = candidate
                return false
            })
        return better.map { .relocated($0, insteadOf: location) } ?? .leadsNowhere(location)
    }

    private func reaches(_ location: Location, _ purpose: Purpose) -> Bool {
        // On a map of a few streets there is nothing to call an island.
        guard metric.network.edgeCount >= Reach.enough else { return true }
        let reach = Reach(metric: metric)
        let leaves = purpose == .arrival || reach.leadsOut(of: location)
        return leaves && (purpose == .departure || reach.leadsTo(location))
    }
}

extension Locator {
    /// A place on an edge and how far away it is.
    private struct NearPosition {
        let offset: Int64
        let metres: Double
        let place: NearestPlace
    }

    /// The position nearest to the plane's centre on the open parts of an edge; nil where there are none.
    private func nearestPosition(on edge: Int, _ plane: LocalPlane) -> NearPosition? {
        guard metric.isUsed(edge) else { return nil }
        let network = metric.network
        guard let closures = metric.closures[edge] else {
            return plane.nearest(on: network.shape(of: edge)).map { place in
                let offset = network.offset(on: edge, segment: place.segment, fraction: place.fraction)
                return NearPosition(offset: offset, metres: place.metres, place: place)
            }
        }
        return openStretches(of: edge, between: closures)
            .compactMap { nearestPosition(on: edge, from: $0.from, to: $0.to, plane) }
            .min { $0.metres < $1.metres }
    }

    private func nearestPosition(on edge: Int, from: Int64, to: Int64, _ plane: LocalPlane) -> NearPosition? {
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
        return NearPosition(offset: offset, metres: place.metres, place: place)
    }

    private func openStretches(of edge: Int, between closures: [ClosedStretch]) -> [(from: Int64, to: Int64)] {
        let starts = [0] + closures.map(\.to)
        let ends = closures.map(\.from) + [metric.network.length(of: edge)]
        return zip(starts, ends).filter { $0 < $1 }.map { (from: $0, to: $1) }
    }

    private func location(on edge: Int, _ plane: LocalPlane) -> Location {
        guard let near = nearestPosition(on: edge, plane) else {
            preconditionFailure("the edge was found by its distance")
        }
        return Location(
            positions: positions(at: EdgePosition(edge: edge, offset: near.offset)),
            coordinate: near.place.coordinate,
            distance: Int64((near.metres * 1000).rounded()),
            side: near.place.side)
    }

    /// A position, and at a junction the ends of the other usable edges there.
    private func positions(at position: EdgePosition) -> [EdgePosition] {
        let network = metric.network
        let length = network.length(of: position.edge)
        guard position.offset == 0 || position.offset == length else { return [position] }
        let junction = network.tail(of: DirectedEdge(edge: position.edge, forward: position.offset == 0))
        let others = network.departures(of: junction)
            .filter { metric.isUsed($0.edge) }
            .map { EdgePosition(edge: $0.edge, offset: $0.isForward ? 0 : network.length(of: $0.edge)) }
            .filter { $0 != position && !isClosed($0) }
        return [position] + others
    }

    private func isClosed(_ position: EdgePosition) -> Bool {
        metric.closures[position.edge]?.contains { $0.from <= position.offset && position.offset <= $0.to } ?? false
    }
}
