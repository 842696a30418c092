import Geometry

/// Nodes of ways at one place on the antimeridian: OpenStreetMap ends ways there, and has a node at 180 degrees for the one
/// side and another at -180 for the other.
struct NodeTwins {
    /// A node at -180 degrees to the first one at 180 on the same latitude.
    let firstOfNode: [Int: Int]

    init() { firstOfNode = [:] }

    /// Complexity: O(n) for n nodes of ways.
    ///
    /// - Parameter isUsed: of each way.
    init(of extract: OSMExtract, where isUsed: [Bool]) {
        var eastern: [Int32: Int] = [:]
        var western: Set<Int> = []
        for way in extract.wayID.indices where isUsed[way] {
            for node in extract.wayNode[extract.nodes(ofWay: way)] {
                let place = extract.nodeCoordinate[Int(node)]
                switch place.longitude {
                case 1_800_000_000: eastern[place.latitude] = min(Int(node), eastern[place.latitude] ?? Int(node))
                case -1_800_000_000: western.insert(Int(node))
                default: break
                }
            }
        }
        let pairs = western.compactMap { node in eastern[extract.nodeCoordinate[node].latitude].map { (node, $0) } }
        firstOfNode = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The node that stands for another, which most are themselves.
    @inline(__always)
    func first(of node: Int32) -> Int { firstOfNode.isEmpty ? Int(node) : firstOfNode[Int(node)] ?? Int(node) }
}
