import Geometry
import StreetNetwork

/// Looks at points of the network, every few metres along every edge: they are in an area where they are reached.
///
/// A point near a crossing of levels is near a street of the other kind, or both streets are of one kind: such points need
/// no rule of their own.
struct NetworkPointCheck {
    let job: AreaJob
    let area: DefinedArea
    let streets: AreaStreets
    let written: WrittenAreas

    /// Millimetres.
    private static let step = 10_000
    private static let nearCut: Int64 = 1000
    /// Metres.
    private static let nearOther = 2.0
    private static let seen = 50.0

    func tally() -> PointTally {
        var tally = PointTally()
        for edge in streets.edges {
            for offset in stride(from: 0, through: Int(job.network.length(of: edge.edge)), by: Self.step) {
                look(at: Int64(offset), on: edge, &tally)
            }
        }
        return tally
    }

    private func look(at offset: Int64, on edge: PartedEdge, _ tally: inout PointTally) {
        let place = job.network.coordinate(on: edge.edge, at: offset)
        guard streets.box.contains(place) else { return }
        let cost = area.cost(on: edge.edge, at: offset)
        let isReached = cost.map { $0 <= area.breakCost } ?? false
        let containment = written.containment(place, in: area)
        let isNearCut = edge.cuts.contains { abs($0 - offset) <= Self.nearCut }
        let other = streets.metresToOtherKind(of: isReached, from: place, on: edge.edge, at: offset)
        guard !isNearCut, other > Self.nearOther else {
            tally.skipped += 1
            return
        }
        let isRight = containment == .outline || (containment == .inside) == isReached
        tally.count(place, isRight: isRight, reason(isReached, cost, place, edge.edge, offset))
    }

    private func reason(
        _ isReached: Bool, _ cost: Int64?, _ place: Coordinate, _ edge: Int, _ offset: Int64
    ) -> String {
        let street = job.network.streetName(of: edge) ?? "a street without a name"
        let view = StreetView(from: place, streets, limit: Self.seen)
        return (isReached ? "reached and outside" : "not reached and inside")
            + ", cost \(cost.map(String.init) ?? "none"), edge \(edge) at \(offset) mm, \(street); \(view)"
    }
}
