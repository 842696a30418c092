/// What may connect to what.
public struct ConnectivityRuleSpec: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case junctionJunction = "junction_junction"
        case junctionEdge = "junction_edge"
        case edgeJunctionEdge = "edge_junction_edge"
        case containment, attachment
    }

    public let kind: Kind
    public let from: AssetClassSpec
    public let via: AssetClassSpec?
    public let to: AssetClassSpec
    public let mark: Mark

    static let shape = Shape<ConnectivityRuleSpec>.record("a rule", "What may connect to what.") { fields in
        let kind = fields.required("rule", .choice(of: Kind.self), "What kinds of features it is about.")
        let from = fields.required("from", AssetClassSpec.shape, "One side.")
        let via = fields.optional(
            "via", AssetClassSpec.shape, "What is between, in an edge_junction_edge rule; nothing by default.")
        let to = fields.required("to", AssetClassSpec.shape, "The other side.")
        return { record in
            if record[kind] != .edgeJunctionEdge, let via = record[via] {
                record.reader.error(
                    "misplaced_key", at: via.mark, "only an edge_junction_edge rule has 'via'",
                    help: "the rule is \(record[kind].rawValue)")
                return nil
            }
            return ConnectivityRuleSpec(
                kind: record[kind], from: record[from], via: record[via], to: record[to], mark: record.mark)
        }
    }
}
