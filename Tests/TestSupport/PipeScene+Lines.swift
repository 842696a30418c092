import UtilityNetwork

extension PipeScene {
    mutating func addLines(_ size: Int, _ random: inout SplitMix64) {
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
    mutating func nameTerminals(_ random: inout SplitMix64) {
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

    func reference(_ feature: Int, _ random: inout SplitMix64) -> ElementReference {
        let terminals = terminals(feature)
        return ElementReference(
            source: draft.schema.sources[draft.features[feature].source].name,
            globalID: draft.features[feature].globalID,
            terminal: terminals.isEmpty ? nil : random.one(of: terminals))
    }

    mutating func addAssociations(_ random: inout SplitMix64) {
        let junctions = draft.features.indices.filter { draft.features[$0].source != PipeSchema.line }
        let lines = draft.features.indices.filter { draft.features[$0].source == PipeSchema.line }
        for _ in 0..<random.one(of: [0, 0, 1, 3]) {
            let from = reference(random.one(of: junctions), &random)
            let kind = random.one(of: [DraftAssociation.Kind.connectivity, .fromSide, .midspan, .toSide])
            let to = reference(random.one(of: kind == .connectivity ? junctions : lines), &random)
            // Nothing is joined to itself.
            if from == to { continue }
            draft.associations.append(
                DraftAssociation(kind, from: from, to: to, fraction: random.one(of: [0, 0.25, 0.5, 0.5, 1])))
        }
    }

    mutating func addControllers(_ random: inout SplitMix64) {
        let devices = draft.features.indices.filter { draft.features[$0].source == PipeSchema.device }
        guard !devices.isEmpty else { return }
        for _ in 0..<random.whole(0...3) {
            let device = random.one(of: devices)
            var element = reference(device, &random)
            let isSink = draft.schema.domainNetworks[0].controllerType == .sink
            if terminals(device) == ["High", "Low"] { element.terminal = isSink ? "High" : "Low" }
            let controller = DraftController(
                element, tier: random.happens(0.8) ? "Supply" : "Zone", subnetwork: random.one(of: ["East", "West"]))
            if !hasOtherName(controller) { draft.controllers.append(controller) }
        }
    }

    private func hasOtherName(_ controller: DraftController) -> Bool {
        draft.controllers.contains {
            $0.element == controller.element && $0.tier == controller.tier && $0.subnetwork != controller.subnetwork
        }
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
