/// Tells streets that lead on from islands: a few edges that cannot be left, or cannot be reached.
struct Reach {
    /// How many edges a location must be connected with to lead somewhere. (Valhalla asks for as many by default.)
    static let enough = 50

    let metric: Metric

    /// Whether travel from a location gets to enough edges, turns and barriers considered.
    func leadsOut(of location: Location) -> Bool {
        let exits = location.positions.flatMap {
            metric.exits(at: $0, directions: location.directions).map(\.stretch.directed)
        }
        return count(from: exits) { directed in
            // What a barrier closes of an exit's edge lies behind the location.
            let isPassed = metric.through[directed.index] != closed || exits.contains(directed)
            return isPassed ? metric.nextEdges(after: directed) : []
        }
    }

    /// Whether travel from enough edges gets to a location.
    func leadsTo(_ location: Location) -> Bool {
        let entries = location.positions.flatMap {
            metric.entries(at: $0, directions: location.directions).map(\.stretch.directed)
        }
        return count(from: entries, next: metric.edgesBefore)
    }

    private func count(from seeds: [DirectedEdge], next: (DirectedEdge) -> [DirectedEdge]) -> Bool {
        var seen = Set(seeds)
        var edges = Set(seeds.map(\.edge))
        var queue = seeds
        while let directed = queue.popLast(), edges.count < Self.enough {
            for follower in next(directed) where seen.insert(follower).inserted {
                edges.insert(follower.edge)
                queue.append(follower)
            }
        }
        return edges.count >= Self.enough
    }
}

extension Metric {
    /// The directed edges that travel may go on to from the end of another.
    fileprivate func nextEdges(after directed: DirectedEdge) -> [DirectedEdge] {
        network.departures(of: network.head(of: directed)).filter {
            isOpen($0) && turns.cost(from: directed, to: $0, in: network) != closed
        }
    }

    /// The directed edges from whose end travel may go on to another.
    fileprivate func edgesBefore(_ directed: DirectedEdge) -> [DirectedEdge] {
        network.departures(of: network.tail(of: directed)).map(\.reversed).filter {
            through[$0.index] != closed && turns.cost(from: $0, to: directed, in: network) != closed
        }
    }
}
