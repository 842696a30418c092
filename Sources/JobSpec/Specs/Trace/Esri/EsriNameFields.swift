/// The keys with names.
struct EsriNameFields: Sendable {
    let domainNetwork, tier, targetTier, subnetwork, shortestPath, bitset: Field<Marked<String>?>

    init(_ fields: Fields) {
        func name(_ key: String, _ meaning: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.label), meaning)
        }
        domainNetwork = name("domainNetworkName", "As domain_network.")
        tier = name("tierName", "As tier.")
        targetTier = name("targetTierName", "As target_tier.")
        subnetwork = name("subnetworkName", "As subnetwork_name.")
        shortestPath = name("shortestPathNetworkAttributeName", "As shortest_path_attribute.")
        bitset = name("filterBitsetNetworkAttributeName", "As filter.bitset_attribute.")
    }
}
