extension RuleTable {
    /// Whether a rule lets an association join what it joins; where there are no rules of its kind, it does.
    func permits(_ association: DraftLinks.Association, _ features: CheckedFeatures) -> Bool {
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
            if isEmpty { return true }
            // Which other lines come to the junction by associations is not known yet: any may.
            let passing = (passages[pair.first] ?? []).filter { $0.edge == pair.second }.map(\.terminal)
            return ((junctionEdge[pair] ?? []) + passing).contains { $0 == nil || $0 == Int(association.fromTerminal) }
        }
    }

    private static func permits(_ terminal: Int, _ own: Int) -> Bool { terminal == anyTerminal || terminal == own }
}
