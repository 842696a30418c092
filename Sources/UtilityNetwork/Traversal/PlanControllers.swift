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
        numbers = (0..<network.controllerCount).filter { number in
            let own = network.controller(number).tier
            if isHierarchical { return own == wanted }
            return domain != nil && schema.domainNetwork(schema.tiers[own].domainNetwork) == domain
        }
        vertices = numbers.map { network.sections.controllerVertex[$0] }
        numbersOfVertex = Dictionary(grouping: numbers) { network.sections.controllerVertex[$0] }
        let kinds = Set(numbers.map { "\(network.controller($0).tier) \(network.controller($0).subnetwork)" })
        let isOther = numbers.first.map { wanted != nil && network.controller($0).tier != wanted } ?? false
        differ = kinds.count > 1 || isOther
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

    /// The controllers at a vertex.
    func numbers(at vertex: Int) -> [Int] { numbersOfVertex[UInt32(vertex)] ?? [] }
}
