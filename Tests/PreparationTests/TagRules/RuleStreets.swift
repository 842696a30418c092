import NetworkImport
import StreetNetwork
import TestSupport
import Vocabulary

/// A street for each rule of a table, far from all others, imported from one OSM file: two stretches with the rule's node
/// between them.
struct RuleStreets {
    private let network: StreetNetwork
    private let metrics: [String: Metric]
    /// Street id to its edges, in the digitised direction.
    private let edges: [Int64: [Int]]

    /// - Parameter modes: those that the network is built for; the rules may lay restrictions over them.
    init(_ rules: [TagRule], modes: [TravelMode]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.drawing(of: rules).xml(), to: "rules.osm")
        let network = try StreetImport.network(fromOSM: [path], for: modes, context: RunContext()).network
        self.network = network
        metrics = Dictionary(
            uniqueKeysWithValues: Set(rules.map(\.mode)).compactMap { name in
                guard let mode = RuleMode.mode(name, of: modes) else { return nil }
                let weights = ModeWeights(network: network, mode: mode)
                return (name, Metric(network: network, mode: mode, weights: weights, impedance: .time))
            })
        edges = Dictionary(grouping: 0..<network.edgeCount) {
            network.parts.streetID[Int(network.parts.edgeStreet[$0])]
        }
    }

    private static func drawing(of rules: [TagRule]) -> OSMDrawing {
        var drawing = OSMDrawing()
        for (number, rule) in rules.enumerated() {
            let (first, x, y) = (Int64(number * 3 + 1), Double(number % 30), Double(number / 30))
            drawing.node(first, x, y)
            drawing.node(first + 1, x + 0.001, y, TagRule.tags(rule.nodeTags))
            drawing.node(first + 2, x + 0.002, y)
        }
        for (number, rule) in rules.enumerated() {
            let first = Int64(number * 3 + 1)
            drawing.way(Int64(number + 1), [first, first + 1, first + 2], TagRule.tags(rule.wayTags))
        }
        return drawing
    }

    /// Whether the mode of the rule with this number gets from the street's beginning to its end, and back.
    func directions(ofRule number: Int, mode: String) throws -> (forward: Bool, backward: Bool) {
        guard let edges = edges[Int64(number + 1)], let metric = metrics[mode] else { return (false, false) }
        let start = location(EdgePosition(edge: edges[0], offset: 0))
        let last = edges[edges.count - 1]
        let end = location(EdgePosition(edge: last, offset: network.length(of: last)))
        var search = PathSearch(network: network)
        let forward = try search.costs(from: start, to: [end], on: metric)[0]
        let backward = try search.costs(from: end, to: [start], on: metric)[0]
        return (forward != nil, backward != nil)
    }

    private func location(_ position: EdgePosition) -> Location {
        Location(
            positions: [position], coordinate: network.coordinate(on: position.edge, at: position.offset), distance: 0,
            side: .on)
    }
}
