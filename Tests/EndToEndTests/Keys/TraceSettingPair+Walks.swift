/// Pairs for the keys of traces that walk: where flow goes, what comes nearest, what is carried along.
extension TraceSettingPair {
    static let walks = flow + path + nearest + propagators + limits

    private static let flow = [
        TraceSettingPair("validate_consistency", "true", "false", "job.json/messages", connected),
        // With all open, supply comes to the pipe's end from both stations.
        TraceSettingPair(
            "allow_indeterminate_flow", "true", "false", "elements.csv",
            "trace_type: upstream\nstarting_locations: {global_id: c}\n", "condition_barriers: none, {item}",
            model: TracePairs.partitioned),
        // The valve A2 shares no bit with A1; pipes have none of these, and devices none of the others.
        TraceSettingPair(
            "filter.bitset_attribute", "Bits", "Line Bits", "elements.csv",
            "trace_type: downstream\nstarting_locations: {source: Gas Device, global_id: A1}\n", "filter: {{item}}"),
    ]

    private static let path = ["Limit", "Shape length"].map { attribute in
        TraceSettingPair(
            "shortest_path_attribute", "Size", attribute, "summary.csv/cost",
            "trace_type: shortest_path\n" + TracePairs.valves)
    }

    private static let nearest = [
        TraceSettingPair(
            "filter.nearest", "{count: 1, attribute: Size, asset_types: [Gate]}",
            "{count: 1, attribute: Size, asset_types: [Divider]}", "elements.csv", connected, "filter: {{item}}"),
        nearest("count", "1", "2", "attribute: Size, asset_types: [Gate], {item}"),
        // By size the divider is nearer than the second valve; by limit they are equally far.
        nearest("attribute", "Size", "Limit", "count: 2, asset_types: [Gate, Divider], {item}"),
        nearest("categories", "[Isolating]", "[Emergency]", "count: 1, attribute: Size, {item}"),
        nearest("asset_types", "[Gate]", "[Divider]", "count: 1, attribute: Size, {item}"),
    ]

    private static func nearest(_ key: String, _ one: String, _ other: String, _ item: String) -> TraceSettingPair {
        TraceSettingPair(
            "filter.nearest." + key, one, other, "elements.csv", connected, "filter: {nearest: {\(item)}}")
    }

    /// The bits of the station are 1. From it supply comes to pipes of size 300, 200 and 100, and then to the valve A2,
    /// whose bits are 2.
    private static let propagators =
        [
            TraceSettingPair(
                "propagators", "[{function: max, attribute: Bits, less_than: 2}]",
                "[{function: max, attribute: Bits, less_than: 3}]", "elements.csv", fromStation),
            propagator("function", "min", "max", "attribute: Size, greater_than: 150, {item}"),
            propagator("function", "bitwise_and", "max", "attribute: Size, greater_than: 150, {item}"),
            propagator("attribute", "Size", "Limit", "function: max, less_than: 250, {item}"),
            // The status of the valve A1 is 0, and takes the bit away that its own bits keep.
            propagator(
                "substitution_attribute", "Bits", "Status",
                "function: bitwise_and, attribute: Bits, includes_any: 1, {item}"),
        ] + comparisons.map { propagator($0.0, $0.1, $0.2, "function: max, attribute: Bits, {item}") }

    /// With values that are 1 up to the valve A2, and 2 from there.
    private static let comparisons = [
        ("equal", "1", "2"), ("not_equal", "1", "2"), ("greater_than", "0", "1"), ("greater_than_equal", "1", "2"),
        ("less_than", "1", "2"), ("less_than_equal", "1", "2"), ("includes_the_values", "1", "2"),
        ("does_not_include_the_values", "1", "2"), ("includes_any", "1", "2"), ("does_not_include_any", "1", "2"),
    ]

    private static let fromStation = "trace_type: downstream\nstarting_locations: {source: Gas Line, global_id: A1}\n"

    private static func propagator(_ key: String, _ one: String, _ other: String, _ item: String) -> TraceSettingPair {
        TraceSettingPair("propagators." + key, one, other, "elements.csv", fromStation, "propagators: [{\(item)}]")
    }
}
