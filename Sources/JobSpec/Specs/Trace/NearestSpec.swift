/// Which features of a trace are wanted: the nearest ones of some kinds.
public struct NearestSpec: Sendable {
    public let count: Int64
    public let attribute: Marked<String>
    public let categories: [Marked<String>]
    /// Names of asset groups or asset types.
    public let assetTypes: [Marked<String>]

    static let shape = Shape<NearestSpec>.record("a mapping", "Which features are wanted: the nearest of some kinds.") {
        fields in
        let count = fields.required("count", .integer(1...1_000_000), "How many features are wanted.")
        let attribute = fields.required(
            "attribute", .marked(.label), "The network attribute whose sum is the cost of a way.")
        let categories = fields.optional(
            "categories", .list(of: .marked(.label), called: "a list of categories"),
            "Network categories; features of any of them are candidates.")
        let types = fields.optional(
            "asset_types", .list(of: .marked(.label), called: "a list of asset types"),
            "Names of asset groups or asset types, whose features are candidates.")
        return { record in
            let nearest = NearestSpec(
                count: record[count], attribute: record[attribute], categories: record[categories] ?? [],
                assetTypes: record[types] ?? [])
            if nearest.categories.isEmpty, nearest.assetTypes.isEmpty {
                record.reader.error(
                    "no_candidates", at: record.mark, "this does not say which features are candidates",
                    help: "name 'categories' or 'asset_types'")
                return nil
            }
            return nearest
        }
    }
}
