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

    /// Leaves out all values of an attribute.
    public mutating func removeValues(of attribute: Int) {
        for place in draft.features.indices { draft.features[place].values.removeAll { $0.attribute == attribute } }
    }

    /// Settings that walks have and isolation does not.
    public mutating func vary(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        configuration.includeBarriers = random.happens(0.7)
        configuration.allowIndeterminateFlow = random.happens(0.6)
    }

    /// Settings of which pairs are drawn.
    public enum Setting: CaseIterable, Sendable {
        case propagator, bits, nearest, includesBarriers, indeterminateFlow, conditionBarriers, filterBarriers, scope
    }

    /// Sets one of the settings at random.
    public mutating func set(_ setting: Setting, _ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        switch setting {
        case .propagator: configuration.propagators.append(Self.propagator(&random))
        case .bits: configuration.filter.bitsetAttribute = "Phases"
        case .nearest:
            configuration.filter.nearest = NearestNeighbors(
                count: random.whole(1...3), attribute: random.one(of: ["Diameter", "Load"]),
                categories: random.happens(0.6) ? ["Isolating"] : [],
                assetTypes: random.one(of: [["Plain valve"], ["End vertex"], ["Customer", "Tank"]]))
        case .includesBarriers: configuration.includeBarriers = false
        case .indeterminateFlow: configuration.allowIndeterminateFlow = false
        case .conditionBarriers: configuration.conditionBarriers = Self.condition(3, &random)
        case .filterBarriers: configuration.filter.barriers = Self.condition(3, &random)
        case .scope:
            configuration.traversabilityScope = random.one(of: TraceScope.allCases)
            configuration.filter.scope = random.one(of: TraceScope.allCases)
        }
    }

    private static func propagator(_ random: inout SplitMix64) -> Propagator {
        switch random.whole(0...2) {
        case 0:
            Propagator(
                .bitwiseAnd, attribute: "Phases", random.one(of: [.includesAny, .includesTheValues]),
                Double(random.whole(1...7)), substitution: random.happens(0.5) ? "Swap" : nil)
        case 1:
            Propagator(
                .min, attribute: random.one(of: ["Diameter", "Load"]), .greaterThanEqual, Double(random.whole(1...3)))
        default: Propagator(.max, attribute: "Diameter", .lessThan, Double(random.whole(2...5)))
        }
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
