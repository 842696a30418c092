import JobSpec
import UtilityNetwork

extension NetworkSource.Usage {
    init(_ spec: UtilitySourceSpec.Usage) {
        switch spec {
        case .device: self = .device
        case .junction: self = .junction
        case .line: self = .line
        case .assembly: self = .assembly
        case .junctionObject: self = .junctionObject
        case .edgeObject: self = .edgeObject
        case .structureJunction: self = .structureJunction
        case .structureLine: self = .structureLine
        case .structureBoundary: self = .structureBoundary
        case .structureJunctionObject: self = .structureJunctionObject
        case .structureEdgeObject: self = .structureEdgeObject
        }
    }

    /// As models write it.
    var word: String {
        UtilitySourceSpec.Usage.allCases.first { NetworkSource.Usage($0) == self }?.rawValue ?? "\(self)"
    }
}

extension NetworkAttribute.DataType {
    init(_ spec: NetworkAttributeSpec.DataType) {
        switch spec {
        case .short: self = .short
        case .long: self = .long
        case .double: self = .double
        }
    }
}

extension ConnectivityRule.Kind {
    init(_ spec: ConnectivityRuleSpec.Kind) {
        switch spec {
        case .junctionJunction: self = .junctionJunction
        case .junctionEdge: self = .junctionEdge
        case .edgeJunctionEdge: self = .edgeJunctionEdge
        case .containment: self = .containment
        case .attachment: self = .attachment
        }
    }
}

extension TerminalConfiguration {
    init(_ entry: OrderedMap<TerminalConfigurationSpec>.Entry) {
        let spec = entry.value
        self.init(
            name: entry.name.value,
            terminals: spec.terminals.entries.enumerated().map { place, terminal in
                Terminal(
                    id: terminal.value.id.map { Int($0) } ?? place + 1, name: terminal.name.value,
                    isUpstream: terminal.value.isUpstream)
            },
            isDirectional: spec.isDirectional, defaultPath: spec.defaultPath?.value ?? "All")
        // Pairs with terminals that there are not are told where they stand, by who compiles the model.
        paths = spec.paths.entries.map { path in
            let pairs = path.value.filter { pair in
                pair.count == 2 && pair.allSatisfy { terminal($0.value) != nil }
            }
            return TerminalPath(
                name: path.name.value, pairs: pairs.map { TerminalPath.Pair($0[0].value, $0[1].value) })
        }
    }
}
