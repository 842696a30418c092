/// Pairs for what associations add to results, on drawn cables with boxes, yards and poles.
extension TracePairs {
    static let associated = associations.map { key, start, more in
        KeyPair(
            "configuration." + key, "true", "false", "elements.csv",
            in: CableTown.project([
                "job.yaml":
                    "job: trace\nnetwork: cables\ntrace_type: connected\nstarting_locations: {global_id: \(start)}\n"
                    + "configuration: {\(more){item}}\n",
                "associations.csv": bolted,
            ]))
    }

    /// The same keys of the tier.
    static let associatedOfTier = associations.map { key, start, more in
        KeyPair(
            "domain_networks.NAME.tiers.NAME.configuration." + key, "true", "false", "elements.csv",
            in: CableTown.project([
                "job.yaml":
                    "job: trace\nnetwork: cables\ntrace_type: connected\nstarting_locations: {global_id: \(start)}\n",
                "associations.csv": bolted,
                "model.yaml": CableTown.model.replacing(
                    "tiers: {Supply: {}}", with: "tiers: {Supply: {configuration: {\(more){item}}}}"),
            ]))
    }

    /// S1 contains the bolt N1.
    private static let bolted = CableTown.associations + "2,4,{S1},1,14,N1,1,0,1\n"

    /// V1 is in the box B1, which is in the yard Y1, and on the pole P1.
    private static let associations = [
        ("include_containers", "S1", ""), ("include_structures", "S1", ""),
        ("include_up_to_first_spatial_container", "S1", "include_containers: true, "),
        ("include_content", "S1", ""),
    ]
}
