import Geometry
import StreetNetwork
import Vocabulary

/// Turns an OSM extract into junctions, edges and streets.
struct StreetBuilder {
    let extract: OSMExtract
    let modes: [TravelMode]
    private(set) var tagReader: TagReader
    var parts = StreetNetworkParts()
    /// Node to its junction; `none` where it is none.
    private(set) var junctionOfNode: [UInt32]
    private var twins = NodeTwins()
    /// The nodes from which used ways go on to missing nodes alone.
    private var stumps: [Int32] = []
    /// Way part to its first edge; one more element than there are parts.
    private(set) var firstEdgeOfWay: [Int] = [0]

    static let none = UInt32.max

    init(extract: OSMExtract, modes: [TravelMode]) {
        self.extract = extract
        self.modes = modes
        tagReader = TagReader(extract: extract, modes: modes)
        junctionOfNode = [UInt32](repeating: Self.none, count: extract.nodeID.count)
    }

    mutating func build(context: RunContext) throws {
        let setOfWay = extract.wayID.indices.map { tagReader.set(ofWay: $0, in: &parts.tagSets) }
        let setOfStump = extract.stumpNode.indices.map { tagReader.set(ofStump: $0, in: &parts.tagSets) }
        // A job may use the streets that a restriction of its mode prohibits.
        let freeModes = modes.map(\.withoutRestrictions)
        let isSetUsed = (0..<parts.tagSets.count).map { set in
            freeModes.contains { $0.use(of: parts.tagSets[UInt32(set)]).isUsed }
        }
        let isUsed = setOfWay.map { isSetUsed[Int($0)] }
        stumps = zip(extract.stumpNode, setOfStump).filter { isSetUsed[Int($0.1)] }.map(\.0)
        twins = NodeTwins(of: extract, where: isUsed)
        try context.checkCancelled()
        let isJunction = junctions(of: isUsed)
        for way in extract.wayID.indices {
            if way & 0xFFF == 0 { try context.checkCancelled() }
            if isUsed[way] { appendStreet(way, tags: setOfWay[way], isJunction) }
            firstEdgeOfWay.append(parts.edgeTail.count)
        }
        for (node, first) in twins.firstOfNode { junctionOfNode[node] = junctionOfNode[first] }
        parts.edgeOfData = edgeOfData(of: isUsed)
    }

    /// Whether a way has become edges.
    func hasEdges(_ way: Int) -> Bool { firstEdgeOfWay[way] < firstEdgeOfWay[way + 1] }

    func isJunction(_ node: Int) -> Bool { junctionOfNode[node] != Self.none }

    /// The junctions behind which used ways go on to nodes that the files do not hold.
    private func edgeOfData(of isUsed: [Bool]) -> [UInt32] {
        var ends: Set<UInt32> = []
        for way in extract.wayID.indices where isUsed[way] {
            let nodes = extract.wayNode[extract.nodes(ofWay: way)]
            if extract.wayGaps[way].contains(.before), let first = nodes.first {
                ends.insert(junctionOfNode[Int(first)])
            }
            if extract.wayGaps[way].contains(.after), let last = nodes.last { ends.insert(junctionOfNode[Int(last)]) }
        }
        ends.formUnion(stumps.map { junctionOfNode[Int($0)] })
        return ends.filter { $0 != Self.none }.sorted()
    }

    /// The nodes that are junctions: where used ways meet, end or go on to what the files do not hold, and where a mode may be stopped or slowed.
    private mutating func junctions(of isUsed: [Bool]) -> [Bool] {
        var uses = [UInt8](repeating: 0, count: extract.nodeID.count)
        for way in extract.wayID.indices where isUsed[way] {
            let nodes = extract.wayNode[extract.nodes(ofWay: way)]
            for node in nodes.map(twins.first) { uses[node] = min(2, uses[node] + 1) }
            for end in [nodes.first, nodes.last].compactMap({ $0 }) { uses[twins.first(of: end)] = 2 }
        }
        for stump in stumps.map(twins.first) where uses[stump] > 0 { uses[stump] = 2 }
        var isJunction = uses.map { $0 >= 2 }
        var isSetStopping: [UInt32: Bool] = [:]
        for (list, node) in extract.taggedNode.enumerated() where uses[Int(node)] > 0 {
            let set = tagReader.set(ofTaggedNode: list, in: &parts.tagSets)
            let isStopping = isSetStopping[set] ?? mayStop(at: parts.tagSets[set])
            isSetStopping[set] = isStopping
            if isStopping { isJunction[Int(node)] = true }
        }
        return isJunction
    }

    private func mayStop(at tags: Tags) -> Bool {
        modes.contains { $0.mayBeHindered(at: tags) } || tags["highway"] == "traffic_signals"
    }

    private mutating func appendStreet(_ way: Int, tags: UInt32, _ isJunction: [Bool]) {
        let street = UInt32(parts.streetID.count)
        var shape: [Coordinate] = []
        var tail = Self.none
        var length: Int64 = 0
        for node in extract.wayNode[extract.nodes(ofWay: way)].map(twins.first) {
            let coordinate = extract.nodeCoordinate[node]
            shape.append(coordinate)
            guard isJunction[node] else { continue }
            let head = junction(of: node, coordinate)
            if tail != Self.none, shape.count > 2 || head != tail {
                parts.appendEdge(tail: tail, head: head, shape: shape, street: street, streetOffset: length)
                length += Int64(parts.edgeLength[parts.edgeLength.count - 1])
            }
            tail = head
            shape = [coordinate]
        }
        parts.streetID.append(extract.wayID[way])
        parts.streetLength.append(length)
        parts.streetTags.append(tags)
        let (name, reference) = tagReader.names(ofWay: way, in: &parts.strings)
        parts.streetName.append(name)
        parts.streetReference.append(reference)
        let sign = tagReader.sign(ofWay: way, in: &parts.tagSets)
        if sign != 0 {
            parts.signedStreet.append(street)
            parts.streetSign.append(sign)
        }
    }

    private mutating func junction(of node: Int, _ coordinate: Coordinate) -> UInt32 {
        if junctionOfNode[node] != Self.none { return junctionOfNode[node] }
        let junction = UInt32(parts.junctionCoordinate.count)
        junctionOfNode[node] = junction
        parts.junctionCoordinate.append(coordinate)
        parts.junctionTags.append(tagReader.set(ofNode: node, in: &parts.tagSets))
        let sign = tagReader.sign(ofNode: node, in: &parts.tagSets)
        if sign != 0 {
            parts.signedJunction.append(junction)
            parts.junctionSign.append(sign)
        }
        return junction
    }

    /// The edges made of a way part.
    func edges(ofWay way: Int) -> Range<Int> { firstEdgeOfWay[way]..<firstEdgeOfWay[way + 1] }
}
