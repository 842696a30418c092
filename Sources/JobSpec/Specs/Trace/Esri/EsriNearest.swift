import Vocabulary

/// Esri's choice of the nearest features.
struct EsriNearest: Sendable {
    /// Below 1: none is made.
    let count: Int64
    let attribute: Marked<String>?
    let categories: [Marked<String>]
    let assets: [EsriAssetSpec]

    static let key = "nearestNeighbor"

    static let shape = Shape<EsriNearest>.record("a mapping", "The nearest features alone.") { fields in
        let count = fields.required("count", .marked(.integer(-1...1_000_000)), "How many; -1 for all.")
        let attribute = fields.optional("costNetworkAttributeName", .marked(.label), "What costs are sums of.")
        let categories = fields.optional(
            "nearestCategories", .list(of: .marked(.label), called: "a list of categories"), "Which are candidates.")
        let assets = fields.optional("nearestAssets", EsriAssetSpec.listShape, "Which are candidates, too.")
        return { record in
            let count = record[count]
            guard count.value != 0 else {
                record.reader.error(
                    "out_of_range", at: count.mark, "expected a whole number from 1, or -1 for all, not the number 0")
                return nil
            }
            if count.value > 0, record[attribute] == nil {
                record.reader.error(
                    "missing_key", at: record.node.mark,
                    "the nearest features need an attribute that costs are sums of",
                    help: "give 'costNetworkAttributeName', or the count -1 for all features")
                return nil
            }
            let nearest = EsriNearest(
                count: count.value, attribute: record[attribute], categories: record[categories] ?? [],
                assets: record[assets] ?? [])
            if nearest.count > 0, nearest.categories.isEmpty, nearest.assets.isEmpty {
                record.reader.error(
                    "no_candidates", at: record.mark, "this does not say which features are candidates",
                    help: "name 'nearestCategories' or 'nearestAssets'")
                return nil
            }
            return nearest
        }
    }
}
