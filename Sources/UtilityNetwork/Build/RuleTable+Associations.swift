extension RuleTable {
    /// Whether a rule lets an association join what it joins; where there are no rules of its kind, it does.
    ///
    /// - Parameter meets: whether another line of a type comes to the junction, of associations of junctions with lines.
    func permits(
        _ association: DraftLinks.Association, _ features: CheckedFeatures, meets: (Int) -> Bool
    ) -> Bool {
        let (from, to) = (Int(association.from), Int(association.to))
        let pair = Pair(Int(features.featureClass[from]), Int(features.featureClass[to]))
        switch association.kind {
        case .containment: return containment?.contains(pair) ?? true
        case .attachment: return attachment?.contains(pair) ?? true
        case .connectivity:
            if isEmpty { return true }
            let terminals = (Int(association.fromTerminal), Int(association.toTerminal))
            return (junctionJunction[pair] ?? []).contains { permitted in
                Self.permits(permitted.first, terminals.0) && Self.permits(permitted.second, terminals.1)
            }
        case .fromSide, .midspan, .toSide:
            let own = Int(association.fromTerminal)
            return terminals(junction: pair.first, edge: pair.second, meets: meets).contains { $0 == nil || $0 == own }
        }
    }

    private static func permits(_ terminal: Int, _ own: Int) -> Bool { terminal == anyTerminal || terminal == own }
}
