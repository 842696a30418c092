import Vocabulary

/// Finds what the names in conditions and functions stand for.
struct ConditionResolver {
    let network: UtilityNetwork

    /// - Throws: `TraceFailure`, with the names that exist.
    func resolve(_ condition: TraceCondition) throws(TraceFailure) -> ResolvedCondition {
        switch condition {
        case .category(let name, let exists):
            let category = try category(name)
            return .classes(
                network.classes.all.map { assetClass in
                    assetClass.type.categories.contains { network.schema.category($0) == category } == exists
                })
        case .compare(let name, let comparison, let operand):
            if let byName = try classes(name, comparison, operand) { return byName }
            return .compare(try attribute(name), comparison, try resolve(operand, of: name))
        case .all(let parts): return .all(try resolve(parts))
        case .any(let parts): return .any(try resolve(parts))
        case .not(let part): return .not(try resolve(part))
        }
    }

    private func resolve(_ parts: [TraceCondition]) throws(TraceFailure) -> [ResolvedCondition] {
        var resolved: [ResolvedCondition] = []
        for part in parts { resolved.append(try resolve(part)) }
        return resolved
    }

    /// Asset groups and types of several sources may share codes: what is compared with a name is told by the name.
    private func classes(
        _ name: String, _ comparison: TraceComparison, _ operand: TraceOperand
    ) throws(TraceFailure) -> ResolvedCondition? {
        guard case .text(let text) = operand, comparison == .equal || comparison == .notEqual else { return nil }
        let names: [String]
        switch try attribute(name) {
        case .assetGroup: names = network.classes.all.map(\.groupName)
        case .assetType: names = network.classes.all.map(\.type.name)
        case .column, .shapeLength: return nil
        }
        _ = try code(of: text, name)
        return .classes(names.map { ($0.lowercased() == text.lowercased()) == (comparison == .equal) })
    }

    func category(_ name: String) throws(TraceFailure) -> Int {
        if let category = network.schema.category(name) { return category }
        throw .unknownName(UnknownUtilityName(kind: "category", name: name, known: network.schema.categories))
    }

    /// An attribute of the schema, or `Asset group`, `Asset type` or `Shape length`.
    func attribute(_ name: String) throws(TraceFailure) -> TraceAttribute {
        if let number = network.schema.attribute(name) { return .column(number) }
        switch name.lowercased() {
        case "asset group": return .assetGroup
        case "asset type": return .assetType
        case "shape length": return .shapeLength
        default:
            let known = network.schema.attributes.map(\.name) + SystemAttributes.names
            throw .unknownName(UnknownUtilityName(kind: "attribute", name: name, known: known))
        }
    }

    private func resolve(_ operand: TraceOperand, of name: String) throws(TraceFailure) -> ResolvedOperand {
        switch operand {
        case .number(let number): return .number(number)
        case .attribute(let other): return .attribute(try attribute(other))
        case .text(let text): return .number(try code(of: text, name))
        }
    }

    private func code(of text: String, _ name: String) throws(TraceFailure) -> Double {
        let domain: [NetworkAttribute.DomainValue] =
            switch try attribute(name) {
            case .column(let number): network.schema.attributes[number].domain
            case .assetGroup: groups
            case .assetType: types
            case .shapeLength: []
            }
        if let code = DescribedCodes(domain)[text].first { return code }
        throw .unknownDescription(attribute: name, text: text, known: domain.map(\.description))
    }

    private var groups: [NetworkAttribute.DomainValue] {
        network.classes.all.map { NetworkAttribute.DomainValue(code: Double($0.group), description: $0.groupName) }
    }

    private var types: [NetworkAttribute.DomainValue] {
        network.classes.all.map { NetworkAttribute.DomainValue(code: Double($0.type.code), description: $0.type.name) }
    }
}
