/// What passing junctions means for a mode: read once for each set of tags.
struct JunctionRules {
    struct Rule {
        let isClosed: Bool
        /// Milliseconds to pass.
        let delay: UInt32
    }

    private let network: StreetNetwork
    private let mode: TravelMode
    private let steered: Bool
    private var ruleOfTags: [UInt32: Rule] = [:]

    /// - Parameter steered: whether junctions that are avoided or preferred weigh accordingly.
    init(network: StreetNetwork, mode: TravelMode, steered: Bool) {
        self.network = network
        self.mode = mode.reading(tagsOf: network)
        self.steered = steered
    }

    mutating func rule(of junction: Int) -> Rule {
        let set = network.parts.junctionTags[junction]
        if let known = ruleOfTags[set] { return known }
        let rule = rule(of: network.tagSets[set])
        ruleOfTags[set] = rule
        return rule
    }

    private func rule(of tags: Tags) -> Rule {
        var delay: Int64 = 0
        switch mode.passage(of: tags) {
        case .open: break
        case .closed: return Rule(isClosed: true, delay: 0)
        case .delay(let milliseconds): delay = Int64(turnCost(milliseconds))
        }
        if tags["highway"] == "traffic_signals" { delay += Int64(turnCost(mode.turnCosts.trafficSignals)) }
        if tags["highway"] == "crossing" { delay += Int64(turnCost(mode.turnCosts.crossing)) }
        let factor = steered ? mode.steering(of: tags) ?? 1 : 1
        return Rule(isClosed: false, delay: turnCost(Int64((Double(delay) * factor).rounded())))
    }
}
