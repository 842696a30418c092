/// Which lines nodes lie on.
struct NodeLines {
    private static let none = UInt32.max
    private static let several = UInt32.max - 1

    /// Node to the part of a row that alone it lies on.
    private var part: [UInt32]
    /// Whether a line ends there.
    private var isEnd: [Bool]

    init(of nodes: StreetNodes, in rows: StreetRows) {
        part = [UInt32](repeating: Self.none, count: nodes.coordinate.count)
        isEnd = [Bool](repeating: false, count: nodes.coordinate.count)
        for number in 0..<rows.firstVertex.count - 1 {
            let meetings = nodes.meetings(ofPart: number, rows)
            for meeting in meetings {
                let node = Int(nodes.node[meeting])
                let isFirst = part[node] == Self.none || part[node] == UInt32(number)
                part[node] = isFirst ? UInt32(number) : Self.several
                if meeting == meetings.lowerBound || meeting == meetings.upperBound - 1 { isEnd[node] = true }
            }
        }
    }

    /// Whether a node is a place along one line, and no more.
    func isInner(_ node: Int) -> Bool { !isEnd[node] && part[node] != Self.several }

    func areOfDifferentLines(_ one: Int, _ other: Int) -> Bool {
        part[one] != part[other] || part[one] == Self.several
    }
}
