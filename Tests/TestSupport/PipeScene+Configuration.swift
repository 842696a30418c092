import UtilityNetwork
import Vocabulary

extension PipeScene {
    mutating func configure(_ random: inout SplitMix64) {
        configuration.domainNetwork = "Water"
        let isHierarchical = draft.schema.domainNetworks[0].tierDefinition == .hierarchical
        if isHierarchical || random.happens(0.5) { configuration.tier = "Supply" }
        configuration.includeIsolatedFeatures = true
        configuration.ignoreBarriersAtStartingPoints = random.one(of: [nil, nil, nil, true, false])
        configuration.conditionBarriers =
            random.happens(0.7) ? draft.schema.tiers[0].conditionBarriers : Self.condition(2, &random)
        configuration.filter.barriers =
            random.happens(0.7) ? .category("Isolating", exists: true) : Self.condition(3, &random)
        configuration.filter.scope = random.one(of: [.junctions, .junctions, .edges, .junctionsAndEdges])
        configuration.traversabilityScope = random.one(of: [.junctions, .edges, .junctionsAndEdges, .junctionsAndEdges])
    }

    /// Settings that walks have and isolation does not.
    public mutating func vary(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        configuration.includeBarriers = random.happens(0.7)
        configuration.allowIndeterminateFlow = random.happens(0.6)
    }

    static func condition(_ depth: Int, _ random: inout SplitMix64) -> TraceCondition {
        switch random.whole(0...(depth > 0 ? 7 : 4)) {
        case 0: .category(random.one(of: ["Isolating", "Emergency"]), exists: random.happens(0.7))
        case 1: .compare(attribute: "Status", random.one(of: [.equal, .notEqual]), .text("Closed"))
        case 2:
            .compare(
                attribute: "Diameter", random.one(of: TraceComparison.allCases), .number(Double(random.whole(1...4))))
        case 3:
            .compare(
                attribute: "Phases", random.one(of: TraceComparison.allCases), .number(Double(random.whole(0...7))))
        case 4: .compare(attribute: "Status", random.one(of: TraceComparison.allCases), .attribute("Load"))
        case 5: .all([condition(depth - 1, &random), condition(depth - 1, &random)])
        case 6: .any([condition(depth - 1, &random), condition(depth - 1, &random)])
        default: .not(condition(depth - 1, &random))
        }
    }

    func place(_ random: inout SplitMix64) -> Place {
        let feature = random.whole(0...(draft.features.count - 1))
        if draft.features[feature].source == PipeSchema.line {
            return Place(
                feature: feature, fraction: random.happens(0.3) ? nil : random.one(of: [0, 0.25, 0.3, 0.5, 0.75, 1]))
        }
        let count = max(1, terminals(feature).count)
        return Place(feature: feature, terminal: count > 1 && random.happens(0.3) ? nil : random.whole(0...(count - 1)))
    }
}
