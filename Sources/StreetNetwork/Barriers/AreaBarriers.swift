import Geometry

extension NetworkBarriers {
    /// Lays an area over the edges that a metric uses. What lies in its interior is met; touching the outline is not.
    ///
    /// Complexity: O(log n + k) for the k edges whose boxes meet those of the polygons, times the outline's share at each; O(p log p)
    /// for p polygons.
    public mutating func lay(_ polygons: [Polygon], _ action: BarrierAction, on metric: Metric) -> BarrierReach {
        let network = metric.network
        let coverage = AreaCoverage(polygons: polygons, metric: metric)
        let met = coverage.edges
        let inside = coverage.junctions(of: met)
        switch action {
        case .restriction: for edge in met { close(edge.stretches, of: edge.edge) }
        case .scaledCost(let load):
            for edge in met {
                for stretch in edge.stretches { scale(edge.edge, from: stretch.from, to: stretch.to, load: load) }
            }
            for junction in inside { scale(junction: junction, load: load) }
        case .addedCost(let load):
            let junctions = Set(inside)
            for edge in met { addEntries(to: edge, load, junctions, network) }
        }
        return BarrierReach(met, junctions: inside.count)
    }

    /// The cost is paid where travel leaves the outline or what lies outside for the interior.
    private mutating func addEntries(to met: MetEdge, _ load: Int, _ inside: Set<Int>, _ network: StreetNetwork) {
        let length = network.length(of: met.edge)
        for stretch in met.stretches {
            if stretch.from > 0 || !inside.contains(Int(network.parts.edgeTail[met.edge])) {
                add(.init(offset: stretch.from, directions: .forward, moment: .leaving, load: load), to: met.edge)
            }
            if stretch.to < length || !inside.contains(Int(network.parts.edgeHead[met.edge])) {
                add(.init(offset: stretch.to, directions: .backward, moment: .leaving, load: load), to: met.edge)
            }
        }
    }
}

/// The parts of a metric's usable edges that lie in an area.
struct AreaCoverage {
    private let polygons: [Polygon]
    private let metric: Metric
    /// The boxes of the polygons, which may be thousands.
    private let index: PackedRTree

    init(polygons: [Polygon], metric: Metric) {
        (self.polygons, self.metric) = (polygons, metric)
        index = PackedRTree(polygons.map(\.box))
    }

    /// By ascending edges. A stretch is at least 1 mm long, so that a sliver counts, too.
    var edges: [MetEdge] {
        let network = metric.network
        var stretches: [Int: [ClosedStretch]] = [:]
        for polygon in polygons {
            network.edgeIndex.search(polygon.box) { edge in
                guard metric.isUsed(edge) else { return }
                let covered = polygon.covered(line: network.shape(of: edge)).map { stretch(of: $0, on: edge) }
                if !covered.isEmpty { stretches[edge, default: []] += covered }
            }
        }
        return stretches.keys.sorted().map { edge in
            MetEdge(edge: edge, stretches: ClosedStretch.joined(stretches[edge] ?? []))
        }
    }

    /// The junctions inside of the area, ascending: in the interior of a part, or where parts meet and all streets are
    /// covered.
    func junctions(of met: [MetEdge]) -> [Int] {
        let network = metric.network
        let covered = Dictionary(uniqueKeysWithValues: met.map { ($0.edge, $0.stretches) })
        func isCovered(_ departure: DirectedEdge) -> Bool {
            let stretches = covered[departure.edge] ?? []
            let length = network.length(of: departure.edge)
            return stretches.contains { departure.isForward ? $0.from == 0 : $0.to == length }
        }
        let touched = Set(met.flatMap { [Int(network.parts.edgeTail[$0.edge]), Int(network.parts.edgeHead[$0.edge])] })
        return touched.filter { junction in
            let places = network.parts.junctionCoordinate[junction].names
            let lies = places.flatMap(self.lies)
            if lies.contains(.inside) { return true }
            let streets = network.departures(of: junction).filter { metric.isUsed($0.edge) }
            return lies.filter { $0 == .outline }.count > 1 && streets.allSatisfy(isCovered)
        }.sorted()
    }

    /// How a place lies to each of the polygons that it is near to.
    private func lies(_ place: Coordinate) -> [Polygon.Containment] {
        var lies: [Polygon.Containment] = []
        index.search(Box(of: CollectionOfOne(place))) { lies.append(polygons[$0].contains(place)) }
        return lies
    }

    private func stretch(of covered: CoveredStretch, on edge: Int) -> ClosedStretch {
        let (from, to) = metric.network.offsets(of: covered, on: edge)
        if from < to { return ClosedStretch(from: from, to: to) }
        return from > 0 ? ClosedStretch(from: from - 1, to: from) : ClosedStretch(from: 0, to: 1)
    }
}

extension StreetNetwork {
    func offsets(of covered: CoveredStretch, on edge: Int) -> (from: Int64, to: Int64) {
        (
            offset(on: edge, segment: covered.from.segment, fraction: covered.from.fraction),
            offset(on: edge, segment: covered.to.segment, fraction: covered.to.fraction)
        )
    }
}

extension Metric {
    /// The same metric with an area closed besides what barriers do already.
    public func closing(_ polygons: [Polygon]) -> Metric {
        var laid = barriers
        _ = laid.lay(polygons, .restriction, on: self)
        return with(laid)
    }
}
