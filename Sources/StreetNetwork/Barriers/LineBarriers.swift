import Geometry

extension NetworkBarriers {
    /// Lays a line over the edges that a metric uses: it meets them in places, or covers parts of them, and the junctions
    /// that it runs through.
    ///
    /// Complexity: O(log n + k) for the k edges whose boxes meet the line's, times the line's share at each.
    public mutating func lay(_ line: BarrierLine, _ action: BarrierAction, on metric: Metric) -> BarrierReach {
        let network = metric.network
        let met = LineCoverage(line: line, metric: metric).edges
        let junctions = network.junctions(of: met, where: line.meets)
        switch action {
        case .restriction:
            for edge in met { close(edge.stretches, of: edge.edge) }
            for junction in junctions { close(junction: junction) }
        case .scaledCost(let load):
            for edge in met {
                for stretch in edge.stretches where stretch.from < stretch.to {
                    scale(edge.edge, from: stretch.from, to: stretch.to, load: load)
                }
            }
            for junction in junctions { scale(junction: junction, load: load) }
        case .addedCost(let load):
            let metJunctions = Set(junctions)
            for edge in met { addEntries(to: edge, load, metJunctions, network) }
            let covered = Dictionary(uniqueKeysWithValues: met.map { ($0.edge, $0) })
            for junction in junctions { addArrivals(at: junction, load, covered, metric) }
        }
        return BarrierReach(met, junctions: junctions.count)
    }

    /// The cost is paid where travel meets the line between junctions.
    private mutating func addEntries(to met: MetEdge, _ load: Int, _ junctions: Set<Int>, _ network: StreetNetwork) {
        let length = network.length(of: met.edge)
        let tailIsMet = junctions.contains(Int(network.parts.edgeTail[met.edge]))
        let headIsMet = junctions.contains(Int(network.parts.edgeHead[met.edge]))
        for stretch in met.stretches {
            let isPlace = stretch.from == stretch.to
            // What begins at a junction that is met is entered there.
            if !(tailIsMet && stretch.from <= LineCoverage.reach) {
                let isMetAtHead = headIsMet && isPlace && stretch.from >= length - LineCoverage.reach
                if !isMetAtHead {
                    add(.init(offset: stretch.from, directions: .forward, moment: .arriving, load: load), to: met.edge)
                }
            }
            if !(headIsMet && stretch.to >= length - LineCoverage.reach) {
                let isMetAtTail = tailIsMet && isPlace && stretch.to <= LineCoverage.reach
                if !isMetAtTail {
                    add(.init(offset: stretch.to, directions: .backward, moment: .arriving, load: load), to: met.edge)
                }
            }
        }
    }

    /// Who comes to a junction that is met pays, unless the line covers the way there.
    private mutating func addArrivals(at junction: Int, _ load: Int, _ covered: [Int: MetEdge], _ metric: Metric) {
        for departure in metric.network.departures(of: junction) where metric.isUsed(departure.edge) {
            let end = metric.network.start(of: departure).offset
            let isCovered = covered[departure.edge]?.stretches.contains { stretch in
                stretch.from < stretch.to
                    && (departure.isForward
                        ? stretch.from <= LineCoverage.reach : stretch.to >= end - LineCoverage.reach)
            }
            if isCovered ?? false { continue }
            add(
                .init(
                    offset: end, directions: Directions(of: departure.reversed), moment: .arriving, load: load),
                to: departure.edge)
        }
    }
}

/// The parts of a metric's usable edges that a line meets.
struct LineCoverage {
    /// Millimetres: what is met this near to a junction that is met is met at the junction. A line meets streets within
    /// 1e-7 degree, which is 11 mm, and what it covers for no more than ten times that is met in the middle.
    static let reach: Int64 = 67

    let line: BarrierLine
    let metric: Metric

    /// By ascending edges.
    var edges: [MetEdge] {
        let network = metric.network
        var edges: [MetEdge] = []
        network.edgeIndex.search(line.searchBox) { edge in
            guard metric.isUsed(edge) else { return }
            let stretches = CutShape(network.shape(of: edge)).met(by: line).map { covered in
                let (from, to) = network.offsets(of: covered, on: edge)
                return ClosedStretch(from: min(from, to), to: max(from, to))
            }
            if !stretches.isEmpty { edges.append(MetEdge(edge: edge, stretches: ClosedStretch.joined(stretches))) }
        }
        return edges.sorted { $0.edge < $1.edge }
    }
}
