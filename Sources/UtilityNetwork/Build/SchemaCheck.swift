/// Finds what names in a schema refer to nothing, and what terminal configurations cannot be.
struct SchemaCheck {
    private let schema: UtilitySchema
    private(set) var faults: [SchemaFault] = []

    init(_ schema: UtilitySchema) {
        self.schema = schema
        checkNames()
        for tier in schema.tiers where schema.domainNetwork(tier.domainNetwork) == nil {
            fault(.tier(tier.name), unknown("domain network", tier.domainNetwork, schema.domainNetworks.map(\.name)))
        }
        for source in schema.sources { check(source) }
        for configuration in schema.terminalConfigurations { check(configuration) }
        for attribute in schema.attributes {
            for source in attribute.sources where schema.source(source) == nil {
                fault(.attribute(attribute.name), unknown("source", source, schema.sources.map(\.name)))
            }
            if SystemAttributes.names.contains(where: { $0.lowercased() == attribute.name.lowercased() }) {
                fault(.attribute(attribute.name), "all features have one of this name by themselves")
            }
        }
        if let length = schema.lengthAttribute, schema.attribute(length) == nil {
            fault(.length, unknown("attribute", length, schema.attributes.map(\.name)))
        }
        for (name, metres) in [("coordinates", schema.metresPerUnit), ("lengths", schema.metresPerLength)]
        where !(metres > 0 && metres.isFinite) {
            fault(.unit(name), "a unit has to have more than 0 metres")
        }
        checkRules()
    }

    private mutating func fault(_ part: SchemaFault.Part, _ rule: String) {
        faults.append(SchemaFault(part: part, rule: rule))
    }

    private func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
        UnknownUtilityName(kind: kind, name: name, known: known).description
    }

    private mutating func checkNames() {
        let lists: [((String) -> SchemaFault.Part, [String])] = [
            (SchemaFault.Part.domainNetwork, schema.domainNetworks.map(\.name)),
            (SchemaFault.Part.tier, schema.tiers.map(\.name)), (SchemaFault.Part.source, schema.sources.map(\.name)),
            (SchemaFault.Part.category, schema.categories),
            (SchemaFault.Part.attribute, schema.attributes.map(\.name)),
            (SchemaFault.Part.terminalConfiguration, schema.terminalConfigurations.map(\.name)),
        ]
        for (part, names) in lists {
            for name in Self.repeated(names) { fault(part(name), Self.twoOfOneName) }
        }
    }

    private static let twoOfOneName = "there are two with this name"

    /// The names that others before them have, case ignored.
    private static func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0.lowercased()).inserted }
    }

    private mutating func check(_ source: NetworkSource) {
        if let name = source.domainNetwork, schema.domainNetwork(name) == nil {
            fault(.source(source.name), unknown("domain network", name, schema.domainNetworks.map(\.name)))
        }
        var seen: Set<[Int]> = []
        for name in Self.repeated(source.assetGroups.map(\.name)) {
            fault(.assetGroup(name, source: source.name), Self.twoOfOneName)
        }
        for group in source.assetGroups {
            for name in Self.repeated(group.assetTypes.map(\.name)) {
                fault(.assetType(name, group: group.name, source: source.name), Self.twoOfOneName)
            }
            for type in group.assetTypes {
                let part = SchemaFault.Part.assetType(type.name, group: group.name, source: source.name)
                if !seen.insert([group.code, type.code]).inserted {
                    fault(part, "there are two of asset group \(group.code) with the code \(type.code)")
                }
                for category in type.categories where schema.category(category) == nil {
                    fault(part, unknown("category", category, schema.categories))
                }
                guard let name = type.terminalConfiguration else { continue }
                if schema.terminalConfiguration(name) == nil {
                    fault(
                        part, unknown("terminal configuration", name, schema.terminalConfigurations.map(\.name)))
                } else if !source.usage.isJunction {
                    fault(part, "only devices and junctions have terminals")
                }
            }
        }
    }

    private mutating func check(_ configuration: TerminalConfiguration) {
        let part = SchemaFault.Part.terminalConfiguration(configuration.name)
        let terminals = configuration.terminals
        if !(2...8 ~= terminals.count) {
            fault(part, "a configuration has 2 to 8 terminals, not \(terminals.count)")
        }
        if Set(terminals.map { $0.name.lowercased() }).count < terminals.count {
            fault(part, "two of its terminals have one name")
        }
        if configuration.pathNames.count > TerminalConfiguration.mostPaths {
            fault(
                part,
                "a configuration has at most \(TerminalConfiguration.mostPaths) paths, All and None among them, not "
                    + "\(configuration.pathNames.count)")
        }
        if Set(terminals.map(\.id)).count < terminals.count { fault(part, "two of its terminals have one id") }
        if configuration.isDirectional, !terminals.contains(where: \.isUpstream) {
            fault(part, "a directional configuration needs an upstream terminal")
        }
        for path in configuration.paths {
            for name in path.pairs.flatMap({ [$0.from, $0.to] }) where configuration.terminal(name) == nil {
                fault(
                    .terminalPath(path.name, configuration: configuration.name),
                    unknown("terminal", name, terminals.map(\.name)))
            }
            for pair in path.pairs
            where configuration.terminal(pair.from).map({ $0 == configuration.terminal(pair.to) }) ?? false {
                fault(.terminalPath(path.name, configuration: configuration.name), "\(pair.from) leads to itself")
            }
            if configuration.redefines(path) {
                fault(
                    .terminalPath(path.name, configuration: configuration.name),
                    "All leads from any terminal to any other, and None nowhere")
            }
        }
        if configuration.path(configuration.defaultPath) == nil {
            fault(
                .terminalPath(configuration.defaultPath, configuration: configuration.name),
                unknown("path", configuration.defaultPath, configuration.pathNames))
        }
    }

    private mutating func checkRules() {
        let classes = AssetClasses(schema)
        if classes.all.count > Int(UInt16.max) { fault(.whole, "it has more than 65,535 asset types") }
        for (number, rule) in schema.rules.enumerated() {
            checkKind(of: rule, number: number + 1)
            for end in [rule.from, rule.via, rule.to].compactMap({ $0 }) {
                let source = schema.source(end.source)
                if let own = source.flatMap({ classes.number(source: $0, group: end.assetGroup, type: end.assetType) })
                {
                    checkTerminal(of: end, classes[own], rule: number + 1)
                    continue
                }
                fault(
                    .rule(number + 1),
                    "there is no asset type \(end.assetType) of asset group \(end.assetGroup) in \(end.source)")
            }
        }
    }

    private mutating func checkTerminal(
        of end: ConnectivityRule.End, _ assetClass: AssetClasses.Class, rule number: Int
    ) {
        guard let name = end.terminal else { return }
        let configuration = assetClass.terminals.map { schema.terminalConfigurations[$0] }
        guard configuration?.terminal(name) == nil else { return }
        let known = configuration?.terminals.map(\.name) ?? []
        fault(.rule(number), "\(end.source) \(assetClass.type.name): " + unknown("terminal", name, known))
    }

    /// A rule about other features than those of its kind would permit nothing, and yet be a rule.
    private mutating func checkKind(of rule: ConnectivityRule, number: Int) {
        func usage(_ end: ConnectivityRule.End) -> NetworkSource.Usage? {
            schema.source(end.source).map { schema.sources[$0].usage }
        }
        guard let from = usage(rule.from), let to = usage(rule.to) else { return }
        let part = SchemaFault.Part.rule(number)
        if from.isStructure, to.isStructure { return }
        switch rule.kind {
        case .junctionJunction:
            if !from.isJunction || !to.isJunction { fault(part, "it is about devices or junctions on both sides") }
        case .junctionEdge:
            if !(from.isJunction && to.isEdge || from.isEdge && to.isJunction) {
                fault(part, "it is about a device or junction on one side, and lines on the other")
            }
        case .edgeJunctionEdge:
            if !from.isEdge || !to.isEdge || rule.via.flatMap(usage)?.isJunction == false {
                fault(part, "it is about lines on both sides, and a device or junction, or nothing, between them")
            }
        case .attachment:
            if !from.isStructure, !to.isStructure {
                fault(part, "it is about a structure and what is attached to it")
            }
        case .containment: break
        }
    }
}
