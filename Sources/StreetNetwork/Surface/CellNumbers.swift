/// Numbers the cells of a surface: the land of the corners that are owned by the same edges. Number 0 is what is too far
/// from all streets.
struct CellNumbers {
    /// Edge to the cell that is its alone, or 0.
    private var single: [UInt32]
    private var several: [[UInt32]: UInt32] = [:]
    /// Cell to its first edge; one more element.
    private(set) var firstEdge: [UInt32] = [0, 0]
    private(set) var edges: [UInt32] = []
    /// Beside the edges: the positions that own corners of the cell.
    private(set) var spans: [(low: UInt32, high: UInt32)] = []

    init(edgeCount: Int) { single = [UInt32](repeating: 0, count: edgeCount) }

    var count: Int { firstEdge.count - 1 }

    /// The edge that alone owns a cell; nil where there are several, and for what is too far from all.
    func onlyEdge(of cell: UInt32) -> UInt32? {
        let (first, next) = (Int(firstEdge[Int(cell)]), Int(firstEdge[Int(cell) + 1]))
        return next - first == 1 ? edges[first] : nil
    }

    /// - Parameter owners: edges, ascending; one may stand there more than once.
    mutating func number(of owners: some Collection<UInt32>) -> UInt32 {
        guard let first = owners.first else { return 0 }
        if owners.allSatisfy({ $0 == first }) {
            if single[Int(first)] == 0 { single[Int(first)] = add(CollectionOfOne(first)) }
            return single[Int(first)]
        }
        var own: [UInt32] = []
        for edge in owners where edge != own.last { own.append(edge) }
        if let known = several[own] { return known }
        let number = add(own)
        several[own] = number
        return number
    }

    /// Says that a position of an edge owns a corner of a cell.
    mutating func extend(_ cell: UInt32, _ edge: UInt32, to offset: UInt32) {
        for place in Int(firstEdge[Int(cell)])..<Int(firstEdge[Int(cell) + 1]) where edges[place] == edge {
            spans[place] = (min(spans[place].low, offset), max(spans[place].high, offset))
        }
    }

    /// Says that a cell lies along streets.
    mutating func extendAlongStreets(_ cell: UInt32) {
        for place in Int(firstEdge[Int(cell)])..<Int(firstEdge[Int(cell) + 1]) { spans[place] = (0, .max) }
    }

    private mutating func add(_ own: some Collection<UInt32>) -> UInt32 {
        edges.append(contentsOf: own)
        firstEdge.append(UInt32(edges.count))
        // What one edge owns alone may be owned by any place of it.
        let none: (low: UInt32, high: UInt32) = own.count == 1 ? (0, .max) : (.max, 0)
        spans.append(contentsOf: repeatElement(none, count: own.count))
        return UInt32(count - 1)
    }
}
