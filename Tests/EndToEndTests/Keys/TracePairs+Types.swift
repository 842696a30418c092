/// Pairs for what is traced, and for the keys that some traces have alone.
extension TracePairs {
    static let esri = [
        pair(
            "trace_configuration", "{includeBarriers: true}", "{includeBarriers: false}", "elements.csv",
            connected + "barriers: {global_id: A2}\n{key}")
    ]

    static let types = [
        pair("trace_type", "subnetwork", "subnetwork_controllers", "elements.csv", fromC),
        pair("trace_type", "upstream", "downstream", "elements.csv", fromC),
        // The town has a way from valve to valve, and no loops.
        pair(
            "trace_type", "loops", "shortest_path", "elements.csv",
            valves + "configuration: {shortest_path_attribute: Size}\n{key}"),
        // Both stations feed the tier.
        pair(
            "subnetwork_name", "Town", "Region", "elements.csv", "trace_type: subnetwork\n{key}",
            model: PipeTown.model.replacing("tier: Regional, subnetwork", with: "tier: Supply, subnetwork")),
        // The controllers of all tiers end the trace, but those that it passes on its way to the tier of S1.
        pair(
            "target_tier", nil, "Supply", "elements.csv",
            "trace_type: downstream\ntier: Regional\nstarting_locations: {global_id: g}\n{key}", without: "tier",
            model: partitioned),
    ]

    /// The model of a town where the controllers of all tiers count.
    static let partitioned = PipeTown.model.replacing(
        "tier_definition: hierarchical", with: "tier_definition: partitioned")

    /// Two starts: the valves on both sides of the fitting.
    static let valves = "starting_locations: [{source: Gas Device, global_id: A1}, {global_id: A2}]\n"

    private static let fromC = "starting_locations: {global_id: c}\n{key}"
}
