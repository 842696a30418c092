import Vocabulary

/// The subnetwork controllers that count for a trace.
struct PlanControllers: Sendable {
    /// Numbers of the network's controllers.
    let numbers: [Int]
    let vertices: [UInt32]
    /// Whether supply goes against the flow, as towards a sink.
    let isReversed: Bool
    /// The place of the traced tier in the schema.
    let tier: Int?
    /// Whether a walk has to find which controllers it meets: they are of several tiers or names, or of another tier.
    let differ: Bool
    private let numbersOfVertex: [UInt32: [Int]]
    /// Where tiers lie in one another, the vertices of controllers of others than the traced one, and their tiers.
    let otherTiers: [Int: Set<Int>]

    init(_ network: UtilityNetwork, _ configuration: TraceConfiguration) throws(TraceFailure) {
        let schema = network.schema
        var domain: Int?
        if let name = configuration.domainNetwork {
            domain = schema.domainNetwork(name)
            if domain == nil { throw Self.unknown("domain network", name, schema.domainNetworks.map(\.name)) }
        }
        tier = try Self.tier(configuration, schema)
        let isHierarchical = domain.map { schema.domainNetworks[$0].tierDefinition == .hierarchical } ?? false
        isReversed = domain.map { schema.domainNetworks[$0].controllerType == .sink } ?? false
        let wanted = tier
        let passage = configuration.passage
        let passed = Set((passage?.passed ?? []).compactMap(schema.tier))
        let supplying = passage.flatMap { schema.tier($0.supplying) } ?? wanted
        numbers = (0..<network.controllerCount).filter { number in
            let own = network.controller(number).tier
            if passed.contains(own) || configuration.passesFedTiers && Self.isFed(number, from: wanted, network) {
                return false
            }
            if isHierarchical { return supplying == nil || own == supplying }
            return domain != nil && schema.domainNetwork(schema.tiers[own].domainNetwork) == domain
        }
        vertices = numbers.map { network.sections.controllerVertex[$0] }
        numbersOfVertex = Dictionary(grouping: numbers) { network.sections.controllerVertex[$0] }
        let kinds = Set(numbers.map { "\(network.controller($0).tier) \(network.controller($0).subnetwork)" })
        let isOther = numbers.first.map { wanted != nil && network.controller($0).tier != wanted } ?? false
        differ = kinds.count > 1 || isOther
        otherTiers = isHierarchical && passage == nil ? Self.otherTiers(wanted, network) : [:]
    }

    private static func otherTiers(_ wanted: Int?, _ network: UtilityNetwork) -> [Int: Set<Int>] {
        guard let wanted else { return [:] }
        let tiers = network.schema.tiers
        var others: [Int: Set<Int>] = [:]
        for number in 0..<network.controllerCount {
            let own = network.controller(number).tier
            guard own != wanted, tiers[own].domainNetwork == tiers[wanted].domainNetwork else { continue }
            others[Int(network.sections.controllerVertex[number]), default: []].insert(own)
        }
        return others
    }

    /// Whether a controller stands below a tier and gets what it feeds from the other side of its device, where something is joined to it.
    private static func isFed(_ number: Int, from tier: Int?, _ network: UtilityNetwork) -> Bool {
        let (controller, tiers) = (network.controller(number), network.schema.tiers)
        guard let tier, tiers[controller.tier].domainNetwork == tiers[tier].domainNetwork,
            tiers[controller.tier].rank > tiers[tier].rank,
            let terminals = network.terminals(of: controller.feature), terminals.isDirectional
        else { return false }
        let isUpstream = terminals.terminals[controller.terminal].isUpstream
        let vertices = network.elements(of: controller.feature)
        return zip(terminals.terminals, vertices).contains { terminal, vertex in
            terminal.isUpstream != isUpstream && network.isJoined(Int(vertex))
        }
    }

    private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> TraceFailure {
        .unknownName(UnknownUtilityName(kind: kind, name: name, known: known))
    }

    private static func tier(_ configuration: TraceConfiguration, _ schema: UtilitySchema) throws(TraceFailure) -> Int?
    {
        guard let name = configuration.tier else { return nil }
        guard let tier = schema.tier(name) else { throw unknown("tier", name, schema.tiers.map(\.name)) }
        if let domain = configuration.domainNetwork,
            schema.domainNetwork(schema.tiers[tier].domainNetwork) != schema.domainNetwork(domain)
        {
            throw .tierOfOtherNetwork(tier: name, domainNetwork: domain)
        }
        return tier
    }

    /// What is to be said of the controllers that some starts have.
    ///
    /// - Parameter vertices: of the controllers.
    func messages(about vertices: [Int], isAnyIgnored: Bool, in network: UtilityNetwork) -> [Message] {
        let found = vertices.flatMap(numbers(at:)).map(network.controller)
        var messages: [Message] = []
        if Set(found.map(\.subnetwork)).count > 1 { messages.append(.severalSubnetworks) }
        if Set(found.map(\.tier)).count > 1 { messages.append(.severalTiers) }
        if isAnyIgnored { messages.append(.startsIgnored) }
        return messages
    }

    /// Where each start which some tier supplies is supplied by others than the traced one alone: these starts, and their tiers.
    ///
    /// - Parameter starts: features, and the tiers that supply parts of them.
    func outsideTier(_ starts: [(feature: Int, tiers: Set<Int>)], in network: UtilityNetwork) -> TraceFailure? {
        guard let tier else { return nil }
        let tiers = Dictionary(starts.map { ($0.feature, $0.tiers) }) { $0.union($1) }
        let outside = tiers.filter { !$0.value.isEmpty && !$0.value.contains(tier) }
        if outside.isEmpty { return nil }
        let found = Set(outside.values.joined()).sorted()
        return .startOutsideTier(
            element: outside.keys.sorted().map(network.name(of:)).joined(separator: ", "),
            tier: network.schema.tiers[tier].name, tiers: found.map { network.schema.tiers[$0].name })
    }

    /// The tiers of the controllers at some vertices.
    func tiers(at vertices: [Int], in network: UtilityNetwork) -> Set<Int> {
        Set(vertices.flatMap(numbers(at:)).map { network.controller($0).tier })
    }

    /// The controllers at a vertex.
    func numbers(at vertex: Int) -> [Int] { numbersOfVertex[UInt32(vertex)] ?? [] }
}
