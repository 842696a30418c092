import ImageFile

/// Checks that the arrays of a hierarchy fit each other and their network: a search trusts them.
struct HierarchyImageCheck {
    private let parts: HierarchySections
    private let metric: Metric
    private let path: String

    private let image: Image

    /// - Throws: `ImageError` where a section is missing.
    init(_ image: Image, _ metric: Metric, path: String) throws {
        self.image = image
        parts = try HierarchySections(image)
        self.metric = metric
        self.path = path
    }

    /// - Throws: `ImageError.corrupted`.
    func check() throws {
        try checkNodes()
        try checkArcs()
        try checkLowerNeighbours()
        try checkTurns()
        for way in ["up", "down"] { try expect(ArcCosts.fits(image, way, count: parts.upper.count), way) }
    }

    private func checkNodes() throws {
        let nodes = metric.network.directedEdgeCount + metric.chains.stateCount
        try expect(parts.rank.count == nodes && parts.node.allSatisfy { Int($0) < nodes }, "node")
        let ranked = parts.rank.indices.filter { parts.rank[$0] != closed }
        let agree = ranked.allSatisfy {
            Int(parts.rank[$0]) < parts.node.count && parts.node[Int(parts.rank[$0])] == $0
        }
        try expect(ranked.count == parts.node.count && agree, "rank")
    }

    private func checkArcs() throws {
        let count = parts.node.count
        try expect(ascends(parts.firstUp, to: parts.upper.count), "first-up")
        try expect(parts.parentCount == count, "parent")
        for rank in 0..<count {
            let arcs = Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1])
            try expect(parts.parent(of: rank) == (arcs.first.map { parts.upper[$0] } ?? closed), "parent")
            var last = UInt32(rank)
            for arc in arcs {
                try expect(parts.upper[arc] > last && Int(parts.upper[arc]) < count, "upper")
                last = parts.upper[arc]
            }
        }
    }

    private func checkLowerNeighbours() throws {
        try expect(ascends(parts.firstDown, to: parts.upper.count), "first-down")
        try expect(parts.downArc.count == parts.upper.count && parts.downLower.count == parts.upper.count, "down-arc")
        for rank in 0..<parts.node.count {
            var last: UInt32?
            for place in Int(parts.firstDown[rank])..<Int(parts.firstDown[rank + 1]) {
                let (arc, lower) = (parts.downArc[place], Int(parts.downLower[place]))
                try expect(last.map { arc > $0 } ?? true && Int(arc) < parts.upper.count, "down-arc")
                try expect(parts.upper[Int(arc)] == rank && lower < rank, "down-arc")
                try expect(parts.firstUp[lower] <= arc && arc < parts.firstUp[lower + 1], "down-lower")
                last = arc
            }
        }
    }

    private func checkTurns() throws {
        let count = parts.turnWay.count
        try expect(parts.turnEdge.count == count && parts.turnPlace.count == count, "turn-edge")
        var last: UInt32?
        for turn in 0..<count {
            let way = parts.turnWay[turn]
            try expect(Int(way) < parts.upper.count * 2 && last.map { $0 < way } ?? true, "turn-way")
            try expect(Int(parts.turnEdge[turn]) < metric.network.directedEdgeCount, "turn-edge")
            try expect(Int(parts.turnPlace[turn]) < metric.plainTurns.cost.count, "turn-place")
            last = way
        }
    }

    private func ascends(_ first: UnsafeBufferPointer<UInt32>, to end: Int) -> Bool {
        guard first.count == parts.node.count + 1, first[0] == 0, Int(first[first.count - 1]) == end else {
            return false
        }
        return (0..<parts.node.count).allSatisfy { first[$0] <= first[$0 + 1] }
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }
}
