import Geometry
import StreetNetwork

/// The streets round an area, parted into what is reached and what is not.
struct AreaStreets {
    /// Those whose own box meets the area's box.
    let edges: [PartedEdge]
    /// The box of what is reached, and something round it.
    let box: Box
    private let grid: StrandGrid

    /// Metres round what is reached.
    private static let margin = 300.0

    /// - Returns: nil where nothing is reached.
    init?(of area: DefinedArea, _ job: AreaJob) {
        let network = job.network
        let counted = (0..<network.edgeCount).filter(job.counts)
        var parted: [Int: PartedEdge] = [:]
        var reached = Box.nothing
        for edge in counted where area.touches(edge) {
            let own = PartedEdge(edge, of: area, in: network)
            parted[edge] = own
            for strand in own.strands(in: network) where strand.isReached {
                reached.extend(to: strand.start)
                reached.extend(to: strand.end)
            }
        }
        guard !reached.isEmpty else { return nil }
        let box = reached.grown(by: Self.margin)
        let reach = box.grown(by: Double(job.parameters.polygons?.trim ?? 0) / 1000 + Self.margin)
        self.box = box
        var (edges, strands) = ([PartedEdge](), [Strand]())
        for edge in counted {
            let own = Box(of: network.shape(of: edge))
            guard own.meets(reach) else { continue }
            let part = parted[edge] ?? PartedEdge(edge, of: area, in: network)
            if own.meets(box) { edges.append(part) }
            strands += part.strands(in: network)
        }
        self.edges = edges
        grid = StrandGrid(strands)
    }

    /// Metres to what is reached, or to what is not; infinity beyond `limit` metres.
    func metres(to place: Coordinate, reached: Bool, within limit: Double) -> Double {
        grid.metres(to: place, within: limit) { $0.isReached == reached }
    }

    /// Metres from a place on an edge to streets that are reached where it is not, or not where it is, without the edge's
    /// own next few metres.
    func metresToOtherKind(of isReached: Bool, from place: Coordinate, on edge: Int, at offset: Int64) -> Double {
        grid.metres(to: place, within: 2) { strand in
            guard strand.isReached != isReached else { return false }
            return strand.edge != Int32(edge) || strand.from > offset + 4000 || strand.to < offset - 4000
        }
    }
}

extension Box {
    /// The box with so many metres round it.
    func grown(by metres: Double) -> Box {
        let scale = LocalScale(atLatitude: max(abs(minLatitude), abs(maxLatitude)))
        let (east, north) = (Int32(metres / scale.east), Int32(metres / scale.north))
        return Box(
            minLongitude: minLongitude - east, minLatitude: minLatitude - north, maxLongitude: maxLongitude + east,
            maxLatitude: maxLatitude + north)
    }
}
