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

    public internal(set) var draft: UtilityDraft
    public var configuration = TraceConfiguration()
    public internal(set) var barriers: [Barrier] = []
    public internal(set) var starts: [Place] = []

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

    static func position(_ size: Int, _ random: inout SplitMix64) -> UtilityPosition {
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
            if isDevice, random.happens(0.3) {
                // C = 1, B = 2, A = 4: two change places, all go round, one becomes two.
                let map = random.one(of: [0x04_01_02, 0x01_04_02, 0x01_06_06])
                feature.values.append(.init(attribute: PipeSchema.swap, value: Double(map)))
            }
            if isDevice, kind == PipeSchema.manifold, random.happens(0.6) {
                feature.terminalPath = random.one(of: ["All", "None", "Through", "Both", "Along"])
            }
            if isDevice, kind == PipeSchema.terminalValve, random.happens(0.1) { feature.terminalPath = "None" }
            draft.features.append(feature)
        }
    }

    func terminals(_ feature: Int) -> [String] {
        let own = draft.features[feature]
        let type = draft.schema.sources[own.source].assetGroups.first { $0.code == own.assetGroup }!
            .assetTypes.first { $0.code == own.assetType }!
        let configuration = type.terminalConfiguration.flatMap(draft.schema.terminalConfiguration)
        return configuration.map { draft.schema.terminalConfigurations[$0].terminals.map(\.name) } ?? []
    }
}
