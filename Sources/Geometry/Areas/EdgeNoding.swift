/// Cuts edges where they cross or touch, so that they meet only in vertices.
///
/// Two edges that cross are both led through the whole-numbered place nearest to the crossing. That moves them by
/// less than a unit, which may make another crossing next to it, so it is done until there is none.
struct EdgeNoding {
    private var table: VertexTable
    private var edges: [AreaEdge]
    private var cuts: [Cut] = []

    /// A vertex that lies on an edge or is put there.
    private struct Cut {
        let edge: Int32
        let vertex: Int32
    }

    /// Real boundaries need one or two rounds; triangles that lie on top of each other all over have needed 18.
    private static let maximumRounds = 100

    static func noded(_ input: AreaEdges) -> AreaEdges {
        var noding = EdgeNoding(table: input.table, edges: input.edges)
        // The edges before this one have been compared with each other.
        var settled = 0
        for _ in 0..<maximumRounds {
            noding.findCuts(settled: settled)
            if noding.cuts.isEmpty { break }
            settled = noding.applyCuts()
        }
        var output = input
        output.table = noding.table
        output.edges = noding.edges
        return output
    }

    private init(table: VertexTable, edges: [AreaEdge]) {
        self.table = table
        self.edges = edges
    }

    private mutating func findCuts(settled: Int) {
        cuts = []
        let places = table.places
        let pieces = edges.map { (from: places[Int($0.from)], to: places[Int($0.to)]) }
        let cells = EdgeCells(pieces)
        for cell in 0..<cells.count {
            let members = cells.members(of: cell)
            guard members.count > 1 else { continue }
            for later in members.dropFirst().indices {
                let second = Int(cells.entries[later])
                for earlier in members.startIndex..<later {
                    let first = Int(cells.entries[earlier])
                    if max(first, second) < settled { continue }
                    if EdgeCells.areApart(pieces[first], pieces[second]) { continue }
                    compare(first, second)
                }
            }
        }
    }

    private mutating func compare(_ first: Int, _ second: Int) {
        let (one, other) = (edges[first], edges[second])
        if one.from == other.from {
            if one.to != other.to { compareFan(first, one.to, second, other.to, from: one.from) }
        } else if one.from == other.to {
            if one.to != other.from { compareFan(first, one.to, second, other.from, from: one.from) }
        } else if one.to == other.from {
            compareFan(first, one.from, second, other.to, from: one.to)
        } else if one.to == other.to {
            compareFan(first, one.from, second, other.from, from: one.to)
        } else {
            compareApart(first, second)
        }
    }

    /// Two edges from one vertex: one may run along the other.
    private mutating func compareFan(
        _ first: Int, _ firstEnd: Int32, _ second: Int, _ secondEnd: Int32, from start: Int32
    ) {
        let (centre, a, b) = (table.places[Int(start)], table.places[Int(firstEnd)], table.places[Int(secondEnd)])
        guard Turn.side(centre, a, b) == 0, Turn.dot(centre, a, b) > 0 else { return }
        if Turn.isInBox(a, centre, b) {
            cut(second, at: firstEnd)
        } else {
            cut(first, at: secondEnd)
        }
    }

    /// Two edges without a common vertex.
    private mutating func compareApart(_ first: Int, _ second: Int) {
        let (one, other) = (edges[first], edges[second])
        let (a, b) = (table.places[Int(one.from)], table.places[Int(one.to)])
        let (c, d) = (table.places[Int(other.from)], table.places[Int(other.to)])
        let (sideC, sideD) = (Turn.side(a, b, c), Turn.side(a, b, d))
        if (sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0) { return }
        let (sideA, sideB) = (Turn.side(c, d, a), Turn.side(c, d, b))
        if (sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0) { return }
        let before = cuts.count
        if sideC == 0, Turn.isInBox(c, a, b) { cut(first, at: other.from) }
        if sideD == 0, Turn.isInBox(d, a, b) { cut(first, at: other.to) }
        if sideA == 0, Turn.isInBox(a, c, d) { cut(second, at: one.from) }
        if sideB == 0, Turn.isInBox(b, c, d) { cut(second, at: one.to) }
        guard cuts.count == before, sideC != 0, sideD != 0, sideA != 0, sideB != 0 else { return }
        let crossing = table.index(of: a.moved(towards: b, by: Double(sideA) / Double(sideA - sideB)))
        if crossing != one.from, crossing != one.to { cut(first, at: crossing) }
        if crossing != other.from, crossing != other.to { cut(second, at: crossing) }
    }

    private mutating func cut(_ edge: Int, at vertex: Int32) {
        cuts.append(Cut(edge: Int32(edge), vertex: vertex))
    }

    /// Puts the pieces of cut edges behind the edges that stay; returns how many stay.
    private mutating func applyCuts() -> Int {
        let places = table.places
        let ordered = cuts.map { cut in
            let start = places[Int(edges[Int(cut.edge)].from)]
            let end = places[Int(edges[Int(cut.edge)].to)]
            return (cut: cut, along: Turn.dot(start, end, places[Int(cut.vertex)]))
        }.sorted { ($0.cut.edge, $0.along, $0.cut.vertex) < ($1.cut.edge, $1.along, $1.cut.vertex) }
        var (isCut, pieces) = ([Bool](repeating: false, count: edges.count), [AreaEdge]())
        var start: Int32 = 0
        for (position, entry) in ordered.enumerated() {
            let number = Int(entry.cut.edge)
            if !isCut[number] { start = edges[number].from }
            isCut[number] = true
            if start != entry.cut.vertex { pieces.append(edges[number].moved(from: start, to: entry.cut.vertex)) }
            start = entry.cut.vertex
            let isLast = position + 1 == ordered.count || ordered[position + 1].cut.edge != entry.cut.edge
            if isLast, start != edges[number].to {
                pieces.append(edges[number].moved(from: start, to: edges[number].to))
            }
        }
        let kept = edges.indices.filter { !isCut[$0] }.map { edges[$0] }
        edges = kept + pieces
        return kept.count
    }
}

extension Coordinate {
    /// The whole-numbered place nearest to that at a fraction of the way to another.
    fileprivate func moved(towards other: Coordinate, by fraction: Double) -> Coordinate {
        let east = Double(Int64(other.longitude) - Int64(longitude)) * fraction
        let north = Double(Int64(other.latitude) - Int64(latitude)) * fraction
        return Coordinate(
            longitude: longitude + Int32(east.rounded(.toNearestOrEven)),
            latitude: latitude + Int32(north.rounded(.toNearestOrEven)))
    }
}
