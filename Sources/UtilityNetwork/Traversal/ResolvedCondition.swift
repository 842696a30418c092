import Vocabulary

/// A condition with the network's attributes and asset types for names.
indirect enum ResolvedCondition: Sendable {
    /// By the number of asset types.
    case classes([Bool])
    case compare(TraceAttribute, TraceComparison, ResolvedOperand)
    case all([ResolvedCondition])
    case any([ResolvedCondition])
    case not(ResolvedCondition)

    /// What is known of an asset type without looking at features.
    enum Verdict {
        case never, always, depends

        init(_ holds: Bool) { self = holds ? .always : .never }
    }

    func holds(_ feature: Int, in network: UtilityNetwork) -> Bool {
        switch self {
        case .classes(let holds): return holds[Int(network.sections.featureClass[feature])]
        case .compare(let attribute, let comparison, let operand):
            guard let value = attribute.value(of: feature, in: network) else { return false }
            switch operand {
            case .number(let number): return comparison.holds(value, number)
            case .attribute(let other):
                guard let number = other.value(of: feature, in: network) else { return false }
                return comparison.holds(value, number)
            }
        case .all(let parts): return parts.allSatisfy { $0.holds(feature, in: network) }
        case .any(let parts): return parts.contains { $0.holds(feature, in: network) }
        case .not(let part): return !part.holds(feature, in: network)
        }
    }

    func verdict(_ assetClass: Int, in network: UtilityNetwork) -> Verdict {
        switch self {
        case .classes(let holds): return Verdict(holds[assetClass])
        case .compare(let attribute, _, let operand):
            var attributes = [attribute]
            if case .attribute(let other) = operand { attributes.append(other) }
            let isThere = attributes.allSatisfy { $0.isOf(source: network.classes[assetClass].source, in: network) }
            return isThere ? .depends : .never
        case .all(let parts):
            let verdicts = parts.map { $0.verdict(assetClass, in: network) }
            if verdicts.contains(.never) { return .never }
            return verdicts.contains(.depends) ? .depends : .always
        case .any(let parts):
            let verdicts = parts.map { $0.verdict(assetClass, in: network) }
            if verdicts.contains(.always) { return .always }
            return verdicts.contains(.depends) ? .depends : .never
        case .not(let part):
            switch part.verdict(assetClass, in: network) {
            case .never: return .always
            case .always: return .never
            case .depends: return .depends
            }
        }
    }
}

enum ResolvedOperand: Sendable {
    case number(Double)
    case attribute(TraceAttribute)
}

/// An attribute of the schema, or one that every feature has.
enum TraceAttribute: Sendable {
    case column(Int)
    case assetGroup
    case assetType
    /// The drawn length, or that of the model's length attribute, in metres.
    case shapeLength

    func value(of feature: Int, in network: UtilityNetwork) -> Double? {
        switch self {
        case .column(let number): network.value(of: number, feature: feature)
        case .assetGroup: Double(network.assetGroup(of: feature).code)
        case .assetType: Double(network.assetType(of: feature).code)
        case .shapeLength: network.metres(of: feature)
        }
    }

    /// Whether stretches of a line take their share of its value.
    func isApportionable(in network: UtilityNetwork) -> Bool {
        switch self {
        case .column(let number): network.schema.attributes[number].isApportionable
        case .assetGroup, .assetType: false
        case .shapeLength: true
        }
    }

    func isOf(source: Int, in network: UtilityNetwork) -> Bool {
        switch self {
        case .column(let number): network.columns[number].isOf(source: source)
        case .assetGroup, .assetType: true
        case .shapeLength: network.schema.sources[source].usage == .line
        }
    }
}
