import Geometry
import StreetNetwork

/// The streets of a random network in the making.
struct RandomStreets {
    var parts = StreetNetworkParts()

    /// Appends junctions round a place of their own, connected by streets of all kinds.
    mutating func appendIsland(of count: Int, _ random: inout SplitMix64) {
        let first = parts.junctionCoordinate.count
        let centre = random.near(Coordinate(longitude: 23_000_000, latitude: 481_000_000), 200_000)
        for _ in 0..<count {
            parts.junctionCoordinate.append(random.near(centre, 50_000))
            parts.junctionTags.append(parts.tagSets.number(of: Self.junctionTags(&random)))
        }
        func junction(_ random: inout SplitMix64) -> UInt32 { UInt32(random.whole(first...(first + count - 1))) }
        for junction in first..<(first + count) where junction > first {
            appendStreet([UInt32(random.whole(first...(junction - 1))), UInt32(junction)], &random)
        }
        for _ in 0..<(count + random.whole(0...count)) {
            let length = random.happens(0.2) ? 3 : 2
            appendStreet((0..<length).map { _ in junction(&random) }, &random)
        }
    }

    private mutating func appendStreet(_ junctions: [UInt32], _ random: inout SplitMix64) {
        var edges: [(tail: UInt32, head: UInt32, shape: [Coordinate])] = []
        for (tail, head) in zip(junctions, junctions.dropFirst()) {
            let (from, to) = (parts.junctionCoordinate[Int(tail)], parts.junctionCoordinate[Int(head)])
            // A loop needs a bend to have a length.
            let bends = random.whole((tail == head ? 1 : 0)...(random.happens(0.4) ? 3 : 1))
            let shape = (0..<bends).map { bend in
                random.near(from.interpolated(to: to, fraction: Double(bend + 1) / Double(bends + 1)), 8000)
            }
            edges.append((tail, head, [from] + shape + [to]))
        }
        parts.appendStreet(along: edges, tags: Self.streetTags(&random))
    }

    private static func streetTags(_ random: inout SplitMix64) -> [String: String] {
        if random.happens(0.06) { return ["route": "ferry", "duration": random.one(of: ["7", "0:03", "nonsense"])] }
        var tags = ["highway": random.one(of: ["residential", "residential", "residential", "primary", "service"])]
        if random.happens(0.04) { tags["highway"] = "track" }
        if random.happens(0.25) { tags["oneway"] = random.one(of: ["yes", "-1", "yes", "no"]) }
        if random.happens(0.25) {
            tags["access"] = random.one(of: ["destination", "destination", "delivery", "no", "yes"])
        }
        if random.happens(0.04) { tags["access:backward"] = random.one(of: ["destination", "no"]) }
        if random.happens(0.3) { tags["maxspeed"] = random.one(of: ["50", "7.5", "30", "20 mph", "what?"]) }
        if random.happens(0.05) { tags["maxspeed:forward"] = "13" }
        if random.happens(0.1) { tags["surface"] = "gravel" }
        return tags
    }

    private static func junctionTags(_ random: inout SplitMix64) -> [(key: String, value: String)] {
        if random.happens(0.12) { return [("highway", "traffic_signals")] }
        guard random.happens(0.15) else { return [] }
        return random.one(of: [
            [("barrier", "bollard")], [("barrier", "gate")], [("barrier", "gate"), ("access", "no")],
            [("barrier", "bollard"), ("access", "yes")], [("barrier", "gate"), ("highway", "traffic_signals")],
        ])
    }

    /// Appends restrictions on turns that exist, some of which do not bind a car.
    mutating func appendRestrictions(_ random: inout SplitMix64) {
        for number in 0..<random.whole(0...parts.junctionCoordinate.count) {
            let via = random.whole(0...(parts.junctionCoordinate.count - 1))
            let leaving = departures(of: via)
            guard !leaving.isEmpty else { continue }
            let from = random.one(of: leaving).reversed
            let isUTurn = random.happens(0.2)
            parts.turnRestrictions.append(
                TurnRestriction(
                    id: Int64(number), kind: !isUTurn && random.happens(0.3) ? .only : .no, isUTurn: isUTurn, via: via,
                    from: [from], to: isUTurn ? [from.reversed] : [random.one(of: leaving)],
                    appliesTo: random.happens(0.1) ? "hgv" : nil,
                    exceptions: random.happens(0.1) ? [random.one(of: ["motorcar", "bus"])] : []))
        }
    }

    func departures(of junction: Int) -> [DirectedEdge] {
        parts.edgeTail.indices.flatMap { edge in
            [(parts.edgeTail[edge], true), (parts.edgeHead[edge], false)]
                .filter { Int($0.0) == junction }
                .map { DirectedEdge(edge: edge, forward: $0.1) }
        }
    }
}
