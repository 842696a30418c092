import UtilityNetwork

/// A random network, configuration, barriers and starts: the same for the same seed.
public struct PipeScene {
    public struct Place: Hashable {
        public var feature: Int
        public var terminal: Int?
        public var fraction: Double?
    }

    public struct Barrier: Hashable {
        public let place: Place
        public let isFilter: Bool
    }

    public private(set) var draft: UtilityDraft
    public private(set) var configuration = TraceConfiguration()
    public private(set) var barriers: [Barrier] = []
    public private(set) var starts: [Place] = []

    public init(seed: UInt64, hasPlacedBarriers: Bool = true) {
        var random = SplitMix64(seed: seed)
        draft = UtilityDraft(
            schema: PipeSchema.schema(
                controllerType: random.happens(0.2) ? .sink : .source,
                tierDefinition: random.happens(0.3) ? .hierarchical : .partitioned))
        let size = random.whole(2...5)
        addJunctions(size, &random)
        addLines(size, &random)
        addAssociations(&random)
        addControllers(&random)
        configure(&random)
        if hasPlacedBarriers {
            for _ in 0..<random.whole(0...3) {
                barriers.append(Barrier(place: place(&random), isFilter: random.happens(0.6)))
            }
        }
        starts = (0..<random.one(of: [1, 1, 2, 3])).map { _ in place(&random) }
    }

    private static func position(_ size: Int, _ random: inout SplitMix64) -> UtilityPosition {
        let height = random.happens(0.9) ? Double.nan : Double(random.whole(0...1))
        // Now and then less than the tolerance away, and now and then more.
        let shift = random.happens(0.8) ? 0 : random.one(of: [0.0004, 0.0011])
        return UtilityPosition(
            x: Double(random.whole(1...size)) + shift, y: Double(random.whole(1...size)), z: height)
    }

    private mutating func addJunctions(_ size: Int, _ random: inout SplitMix64) {
        let kinds = [
            PipeSchema.isolatingValve, PipeSchema.isolatingValve, PipeSchema.isolatingValve, PipeSchema.plainValve,
            PipeSchema.terminalValve, PipeSchema.terminalValve, PipeSchema.source, PipeSchema.meter,
            PipeSchema.checkValve, PipeSchema.manifold, PipeSchema.terminalSource,
        ]
        for number in 0..<random.whole(2...(size * size)) {
            let isDevice = random.happens(0.7)
            let kind = random.one(of: kinds)
            var feature = DraftFeature(
                source: isDevice ? PipeSchema.device : PipeSchema.junction, globalID: "j\(number)",
                assetGroup: isDevice ? kind.group : 1, assetType: isDevice ? kind.type : 1,
                shape: [Self.position(size, &random)], isCustomer: random.happens(0.3),
                isOperable: random.happens(0.85))
            if isDevice, random.happens(0.8) {
                feature.values.append(.init(attribute: PipeSchema.status, value: random.happens(0.15) ? 0 : 1))
            }
            if random.happens(0.5) {
                feature.values.append(.init(attribute: PipeSchema.phases, value: Double(random.whole(0...7))))
            }
            if isDevice, kind == PipeSchema.manifold, random.happens(0.6) {
                feature.terminalPath = random.one(of: ["All", "None", "Through", "Both"])
            }
            if isDevice, kind == PipeSchema.terminalValve, random.happens(0.1) { feature.terminalPath = "None" }
            draft.features.append(feature)
        }
    }

    private func terminals(_ feature: Int) -> [String] {
        let own = draft.features[feature]
        let type = draft.schema.sources[own.source].assetGroups.first { $0.code == own.assetGroup }!
            .assetTypes.first { $0.code == own.assetType }!
        let configuration = type.terminalConfiguration.flatMap(draft.schema.terminalConfiguration)
        return configuration.map { draft.schema.terminalConfigurations[$0].terminals.map(\.name) } ?? []
    }

    private mutating func addLines(_ size: Int, _ random: inout SplitMix64) {
        let junctions = draft.features.indices
        for number in 0..<random.whole(3...(size * size * 2)) {
            func end() -> UtilityPosition {
                random.happens(0.8)
                    ? draft.features[random.one(of: Array(junctions))].shape[0] : Self.position(size, &random)
            }
            let (tail, head) = (end(), end())
            let inner = random.happens(0.4) ? (0..<random.whole(1...2)).map { _ in end() } : []
            var line = DraftFeature(
                source: PipeSchema.line, globalID: "l\(number)", assetGroup: 1,
                assetType: random.one(of: [1, 1, 1, 2, 2, 3]), shape: [tail] + inner + [head],
                isCustomer: random.happens(0.1),
                flow: random.one(of: [.bothWays, .bothWays, .bothWays, .forward, .backward]))
            if random.happens(0.7) {
                line.values.append(.init(attribute: PipeSchema.status, value: random.happens(0.05) ? 0 : 1))
            }
            if random.happens(0.7) {
                line.values.append(.init(attribute: PipeSchema.diameter, value: Double(random.whole(1...4))))
            }
            if random.happens(0.3) { line.values.append(.init(attribute: PipeSchema.load, value: 2)) }
            draft.features.append(line)
        }
        nameTerminals(&random)
    }

    /// Lines name terminals of the first device where their ends are, and do not pass one with terminals.
    private mutating func nameTerminals(_ random: inout SplitMix64) {
        let oracle = UtilityOracle(draft)
        for line in draft.features.indices where draft.features[line].source == PipeSchema.line {
            let shape = draft.features[line].shape
            func terminals(at index: Int) -> [String] {
                let junction = oracle.firstJunction(at: line, index)
                return junction.map { self.terminals($0) } ?? []
            }
            let (from, to) = (terminals(at: 0), terminals(at: shape.count - 1))
            draft.features[line].fromTerminal = from.isEmpty ? nil : random.one(of: from)
            draft.features[line].toTerminal = to.isEmpty ? nil : random.one(of: to)
            if shape.indices.dropFirst().dropLast().contains(where: { !terminals(at: $0).isEmpty }) {
                draft.features[line].assetType = 1
            }
        }
    }

    private func reference(_ feature: Int, _ random: inout SplitMix64) -> ElementReference {
        let terminals = terminals(feature)
        return ElementReference(
            source: draft.schema.sources[draft.features[feature].source].name,
            globalID: draft.features[feature].globalID,
            terminal: terminals.isEmpty ? nil : random.one(of: terminals))
    }

    private mutating func addAssociations(_ random: inout SplitMix64) {
        let junctions = draft.features.indices.filter { draft.features[$0].source != PipeSchema.line }
        let lines = draft.features.indices.filter { draft.features[$0].source == PipeSchema.line }
        for _ in 0..<random.one(of: [0, 0, 1, 3]) {
            let from = reference(random.one(of: junctions), &random)
            let kind = random.one(of: [DraftAssociation.Kind.connectivity, .fromSide, .midspan, .toSide])
            let to = reference(random.one(of: kind == .connectivity ? junctions : lines), &random)
            draft.associations.append(
                DraftAssociation(kind, from: from, to: to, fraction: random.one(of: [0, 0.25, 0.5, 0.5, 1])))
        }
    }

    private mutating func addControllers(_ random: inout SplitMix64) {
        let devices = draft.features.indices.filter { draft.features[$0].source == PipeSchema.device }
        guard !devices.isEmpty else { return }
        for _ in 0..<random.whole(0...3) {
            let device = random.one(of: devices)
            var element = reference(device, &random)
            let isSink = draft.schema.domainNetworks[0].controllerType == .sink
            if terminals(device) == ["High", "Low"] { element.terminal = isSink ? "High" : "Low" }
            draft.controllers.append(
                DraftController(
                    element, tier: random.happens(0.8) ? "Supply" : "Zone",
                    subnetwork: random.one(of: ["East", "West"])))
        }
    }
}

extension PipeScene {
    private mutating func configure(_ random: inout SplitMix64) {
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

    private static func condition(_ depth: Int, _ random: inout SplitMix64) -> TraceCondition {
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

    private func place(_ random: inout SplitMix64) -> Place {
        let feature = random.whole(0...(draft.features.count - 1))
        if draft.features[feature].source == PipeSchema.line {
            return Place(
                feature: feature, fraction: random.happens(0.3) ? nil : random.one(of: [0, 0.25, 0.3, 0.5, 0.75, 1]))
        }
        let count = max(1, terminals(feature).count)
        return Place(feature: feature, terminal: count > 1 && random.happens(0.3) ? nil : random.whole(0...(count - 1)))
    }
}

extension UtilityOracle {
    /// The junction that connects what meets a vertex of a line; nil where there is none.
    func firstJunction(at line: Int, _ index: Int) -> Int? {
        place(of: line, index).filter { usage($0).isJunction }.min { one, other in
            let devices = (usage(one) == .device, usage(other) == .device)
            return devices.0 != devices.1 ? devices.0 : one < other
        }
    }
}
