import Analyses
import Geometry
import ImageFile
import StreetNetwork

extension BarrierReading {
    /// Of all barriers: jobs with the same ones share a metric.
    var digest: Digest { Digest(of: barriers.map(\.canonicalText).joined(separator: "\n")) }
}

extension Barrier {
    /// Everything that a barrier is, as one text: for digests.
    fileprivate var canonicalText: String {
        func text(_ coordinates: [Coordinate]) -> String {
            coordinates.map { "\($0.longitude) \($0.latitude)" }.joined(separator: ",")
        }
        let place =
            switch shape {
            case .point(let point): "point \(text([point.place])) \(point.closesFullEdge) \(point.curbApproach)"
            case .line(let line): "line " + line.parts.map(text).joined(separator: ";")
            case .area(let polygons):
                "area " + polygons.map { $0.rings.map(text).joined(separator: ";") }.joined(separator: "|")
            }
        let factors = load.factors.sorted { $0.key < $1.key }.map { "\($0.key)*\($0.value)" }
        let additions = load.additions.sorted { $0.key < $1.key }.map { "\($0.key)+\($0.value)" }
        return "\(id ?? "")|\(name)|\(kind)|\(place)|\(factors)|\(additions)|\(attributes)"
    }
}
