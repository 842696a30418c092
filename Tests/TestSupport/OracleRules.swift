import Foundation
import Geometry
import StreetNetwork
import Vocabulary

/// What the test car may do and what it costs, read from the tags and restrictions themselves, slowly and plainly.
/// Shares nothing with the engine but the network's arrays and the mode's numbers.
public struct OracleRules {
    let network: StreetNetwork
    let parts: StreetSections
    let mode: TravelMode
    let impedance: Impedance
    let uTurns: UTurnPolicy
    // Read once, because tags are slow to ask: way to what its tags say, junction to the usable edges that end there.
    private var isOpen: [Bool] = []
    private var isDestinationOnly: [Bool] = []
    private var whole: [Int64] = []
    var streets: [Int] = []
    private var leaving: [[DirectedEdge]] = []
    let steered: Bool
    /// Millionths of a user's cost in a step.
    let step: Int64
    /// Nil where nothing lies on the network.
    public let barriers: OracleBarriers?
    let restrictions: [TurnRestriction]

    /// - Parameter steered: whether what restrictions avoid or prefer weighs accordingly.
    public init(
        _ network: StreetNetwork, mode: TravelMode, impedance: Impedance, uTurns: UTurnPolicy, steered: Bool = true,
        step: Int64 = 1, barriers: OracleBarriers? = nil
    ) {
        self.network = network
        (self.steered, self.step, self.barriers) = (steered, step, barriers)
        parts = network.parts
        restrictions = network.turnRestrictions
        self.mode = mode
        self.impedance = impedance
        self.uTurns = uTurns
        let ways = (0..<(parts.edgeTail.count * 2)).map { DirectedEdge(rawValue: UInt32($0)) }
        leaving = parts.junctionCoordinate.indices.map { junction in ways.filter { tail($0) == junction } }
        isOpen = ways.map(readIsOpen)
        isDestinationOnly = ways.map { ["destination", "delivery"].contains(access($0)) }
        whole = ways.map { isOpen[$0.index] ? readWhole($0) : 0 }
        streets = parts.junctionCoordinate.indices.map(countStreets)
    }

    func tail(_ way: DirectedEdge) -> Int { Int((way.isForward ? parts.edgeTail : parts.edgeHead)[way.edge]) }
    func head(_ way: DirectedEdge) -> Int { Int((way.isForward ? parts.edgeHead : parts.edgeTail)[way.edge]) }
    func length(_ edge: Int) -> Int64 { Int64(parts.edgeLength[edge]) }
    func tags(_ edge: Int) -> Tags { network.tagSets[parts.streetTags[Int(parts.edgeStreet[edge])]] }

    private func access(_ way: DirectedEdge) -> String? {
        tags(way.edge)["access:" + (way.isForward ? "forward" : "backward")] ?? tags(way.edge)["access"]
    }

    private func readIsOpen(_ way: DirectedEdge) -> Bool {
        let tags = tags(way.edge)
        let isStreet = ["residential", "primary", "service"].contains(tags["highway"]) || tags["route"] == "ferry"
        let isAgainst = tags["oneway"] == (way.isForward ? "-1" : "yes")
        return isStreet && !isAgainst && !["no", "private"].contains(access(way))
            && !usages(way.edge).contains(.prohibit)
    }

    /// How the restrictions that cover a street are used.
    private func usages(_ edge: Int) -> [RestrictionUsage] {
        let tags = tags(edge)
        let own = parts.streetRestrictions.isEmpty ? 0 : parts.streetRestrictions[Int(parts.edgeStreet[edge])]
        let covering =
            (tags["route"] == "ferry" ? ["ferries"] : []) + (tags["surface"] == "gravel" ? ["unpaved"] : [])
            + (own & 1 == 1 ? ["narrow"] : []) + (own & 2 == 2 ? ["steep"] : [])
        return covering.compactMap { mode.restrictions[$0] }
    }

    func ways(from junction: Int) -> [DirectedEdge] { leaving[junction] }
    func isOpen(_ way: DirectedEdge) -> Bool { isOpen[way.index] }
    func isDestinationOnly(_ way: DirectedEdge) -> Bool { isDestinationOnly[way.index] }

    private func readWhole(_ way: DirectedEdge) -> Int64 {
        let plain =
            switch impedance {
            case .time: readTime(way)
            case .length: length(way.edge)
            case .attribute(let name): max(steered ? 1 : 0, userCost(name, way))
            }
        let factors = usages(way.edge).compactMap(\.factor)
        guard steered, !factors.isEmpty else { return plain }
        // Those of tags are multiplied first, and then those of the source.
        let tagged = factors.prefix(factors.count - ownFactorCount(way.edge)).reduce(1, *)
        let own = factors.suffix(ownFactorCount(way.edge)).reduce(1, *)
        return max(1, Int64((Double(plain) * (tagged * own)).rounded()))
    }

    private func ownFactorCount(_ edge: Int) -> Int {
        let own = parts.streetRestrictions.isEmpty ? 0 : parts.streetRestrictions[Int(parts.edgeStreet[edge])]
        return ["narrow", "steep"].enumerated()
            .filter { own & (1 << UInt32($0.offset)) != 0 && mode.restrictions[$0.element]?.factor != nil }.count
    }

    /// The share of its street's cost that an edge has, of costs up to its ends that are rounded there.
    private func userCost(_ name: String, _ way: DirectedEdge) -> Int64 {
        guard let place = network.costNames.firstIndex(of: name) else { return 0 }
        let street = Int(parts.edgeStreet[way.edge])
        let whole = parts.streetCost[place][street * 2 + (way.isForward ? 0 : 1)]
        func share(_ offset: Int64) -> Int64 {
            let divisor = Int128(parts.streetLength[street]) * Int128(step)
            return Int64((Int128(whole) * Int128(offset) * 2 + divisor) / (divisor * 2))
        }
        let from = parts.edgeStreetOffset[way.edge]
        return share(from + length(way.edge)) - share(from)
    }

    private func readTime(_ way: DirectedEdge) -> Int64 {
        let tags = tags(way.edge)
        let minutes = tags["duration"] == "7" ? 7.0 : tags["duration"] == "0:03" ? 3 : nil
        if tags["route"] == "ferry", let minutes {
            let street = parts.streetLength[Int(parts.edgeStreet[way.edge])]
            return max(1, Int64((minutes * 60_000 * Double(length(way.edge)) / Double(street)).rounded()))
        }
        return max(1, Int64((Double(length(way.edge)) * 3.6 / speed(tags, way)).rounded()))
    }

    private func speed(_ tags: Tags, _ way: DirectedEdge) -> Double {
        if tags["route"] == "ferry" { return 18 }
        let posted = ["50": 50.0, "7.5": 7.5, "30": 30, "20 mph": 20 * 1.609344]
        var speed = posted[tags["maxspeed"] ?? ""].map { $0 * mode.postedSpeed.factor }
        if way.isForward, tags["maxspeed:forward"] != nil { speed = 13 * mode.postedSpeed.factor }
        let own = ["residential": 36.0, "primary": 72, "service": 18][tags["highway"] ?? ""]
        return (speed ?? own!) * (tags["surface"] == "gravel" ? 0.5 : 1)
    }

    func whole(_ way: DirectedEdge) -> Int64 { whole[way.index] }
}
