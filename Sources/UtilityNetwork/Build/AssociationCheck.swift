/// Finds what an association cannot join.
enum AssociationCheck {
    /// The rule that an association of two features breaks; nil for none.
    static func rule(
        _ association: DraftAssociation, _ from: Int, _ to: Int, _ features: CheckedFeatures
    ) -> String? {
        switch association.kind {
        case .containment: return nil
        case .attachment:
            if !features.usage(from).isStructure {
                return "\(features.name(from)) is no structure, and nothing can be attached to it"
            }
            if from == to { return "it attaches \(features.name(from)) to itself; does it mean another one?" }
        case .connectivity:
            for feature in [from, to] where !features.usage(feature).isJunction {
                return "\(features.name(feature)) is no junction"
            }
        case .fromSide, .midspan, .toSide:
            if !features.usage(from).isJunction { return "\(features.name(from)) is no junction" }
            if !features.usage(to).isEdge { return "\(features.name(to)) is no line or edge object" }
            if !(0...1 ~= association.fraction) { return "a fraction along a line is 0 to 1" }
        }
        return nil
    }
}

extension DraftAssociation.Kind {
    /// Whether it joins a junction to a line or an edge object.
    var joinsLine: Bool {
        switch self {
        case .fromSide, .midspan, .toSide: true
        case .connectivity, .containment, .attachment: false
        }
    }
}
