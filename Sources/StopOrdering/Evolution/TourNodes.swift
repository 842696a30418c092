/// A tour as a graph without directions, in which every node has two neighbours.
///
/// Where ways are symmetric, nodes are places. Where they are not, each place is two nodes that always stay together, the
/// one where it is entered and the one where it is left (Jonker and Volgenant, doi:10.1016/0167-6377(83)90048-2), and
/// ways lead between nodes of different kinds.
protocol TourNodes {
    var count: Int { get }
    init(_ matrix: TourMatrix, _ neighbours: Neighbours)
    /// What it costs that two nodes are neighbours.
    func cost(_ node: Int, _ other: Int) -> Int64
    /// A node that is near to another; slots count from 0, nearest first.
    func near(_ node: Int, _ slot: Int) -> Int
    /// Which of the two links of a node may be taken away.
    func sides(of node: Int, in links: UnsafeMutablePointer<Int32>) -> Range<Int>
    /// The two neighbours of a node in a tour.
    func links(_ node: Int, in tour: borrowing Tour) -> (Int, Int)
    func place(_ node: Int) -> Int
    /// The places of a tour, given by its nodes one after the other.
    func places(_ nodes: [Int]) -> [Int]
}

/// What nodes cost that may not be neighbours, and by how much less those cost that must be.
private let forbidden: Int64 = 1 << 60

/// Nodes where ways cost the same in both directions: places.
struct WholePlaces: TourNodes {
    private let matrix: TourMatrix
    private let neighbours: Neighbours
    private let costs: UnsafeMutablePointer<Int64>
    private let nearest: UnsafeMutablePointer<Int32>
    let count: Int

    init(_ matrix: TourMatrix, _ neighbours: Neighbours) {
        self.matrix = matrix
        self.neighbours = neighbours
        (costs, nearest) = (matrix.costs, neighbours.following)
        count = matrix.count
    }

    @inline(__always) func cost(_ node: Int, _ other: Int) -> Int64 { costs[node &* count &+ other] }

    @inline(__always) func near(_ node: Int, _ slot: Int) -> Int {
        Int(nearest[node &* neighbours.width &+ slot])
    }

    @inline(__always) func sides(of node: Int, in links: UnsafeMutablePointer<Int32>) -> Range<Int> { 0..<2 }

    func links(_ node: Int, in tour: borrowing Tour) -> (Int, Int) { (tour.before(node), tour.after(node)) }

    func place(_ node: Int) -> Int { node }

    func places(_ nodes: [Int]) -> [Int] { nodes }
}

/// Nodes where ways have directions: node 2p is where place p is entered, node 2p + 1 where it is left.
struct SplitPlaces: TourNodes {
    private let matrix: TourMatrix
    private let neighbours: Neighbours
    private let costs: UnsafeMutablePointer<Int64>
    private let width: Int
    let count: Int

    init(_ matrix: TourMatrix, _ neighbours: Neighbours) {
        self.matrix = matrix
        self.neighbours = neighbours
        (costs, width) = (matrix.costs, matrix.count)
        count = 2 * matrix.count
    }

    @inline(__always) func cost(_ node: Int, _ other: Int) -> Int64 {
        if (node ^ other) & 1 == 0 { return forbidden }
        let (left, entered) = node & 1 == 1 ? (node >> 1, other >> 1) : (other >> 1, node >> 1)
        return left == entered ? -forbidden : costs[left &* width &+ entered]
    }

    @inline(__always) func near(_ node: Int, _ slot: Int) -> Int {
        let list = node & 1 == 1 ? neighbours.following : neighbours.preceding
        return 2 &* Int(list[(node >> 1) &* neighbours.width &+ slot]) &+ 1 &- (node & 1)
    }

    @inline(__always) func sides(of node: Int, in links: UnsafeMutablePointer<Int32>) -> Range<Int> {
        links[2 &* node] == Int32(truncatingIfNeeded: node ^ 1) ? 1..<2 : 0..<1
    }

    func links(_ node: Int, in tour: borrowing Tour) -> (Int, Int) {
        node & 1 == 1 ? (node - 1, 2 * tour.after(node >> 1)) : (node + 1, 2 * tour.before(node >> 1) + 1)
    }

    func place(_ node: Int) -> Int { node >> 1 }

    func places(_ nodes: [Int]) -> [Int] {
        let entered = nodes.filter { $0 & 1 == 0 }.map { $0 >> 1 }
        return nodes[0] & 1 == 0 && nodes[1] == nodes[0] + 1 ? entered : entered.reversed()
    }
}
