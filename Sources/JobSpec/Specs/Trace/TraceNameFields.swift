/// The keys of a trace that name parts of its network: what is traced, and from where to where.
struct TraceNameFields: Sendable {
    let domainNetwork: Field<Marked<String>?>
    let tier: Field<Marked<String>?>
    let subnetwork: Field<Marked<String>?>
    let targetTier: Field<Marked<String>?>

    init(_ fields: Fields) {
        domainNetwork = fields.optional(
            "domain_network", .marked(.label), "The domain network that is traced; the only one there is by default.")
        tier = fields.optional(
            "tier", .marked(.label),
            "The tier that is traced, whose configuration is the default; the only one of the domain network by default."
        )
        subnetwork = fields.optional(
            "subnetwork_name", .marked(.label),
            "The subnetwork that is traced from its controllers, instead of starting locations.")
        targetTier = fields.optional(
            "target_tier", .marked(.label),
            "The tier into which a trace upstream or downstream goes on; it stays in its subnetwork by default.")
    }
}
