/// Pairs for the keys of traces that walk: what ends them, what comes nearest, what is carried along.
extension TraceSettingPair {
    static let walks =
        ["function_barriers", "filter.function_barriers"].flatMap(limits) + flow + path + nearest + propagators

    private static let flow = [
        // The network is compiled as a whole: the key is answered by a message, in the tier by no more than being shown.
        TraceSettingPair(
            "validate_consistency", "true", "false", "job.json/messages", connected, placeOfTier: "info/tiers"),
        // With all open, supply comes to the pipe's end from both stations.
        TraceSettingPair(
            "allow_indeterminate_flow", "true", "false", "elements.csv",
            "trace_type: upstream\nstarting_locations: {global_id: c}\n", "condition_barriers: none, {item}",
            model: TracePairs.partitioned),
        // The valve A2 shares no bit with A1; pipes have no bits, and devices no limit.
        TraceSettingPair(
            "filter.bitset_attribute", "Bits", "Limit", "elements.csv",
            "trace_type: downstream\nstarting_locations: {source: Gas Device, global_id: A1}\n", "filter: {{item}}"),
    ]

    private static let path = ["Limit", "Shape length"].map {
        TraceSettingPair(
            "shortest_path_attribute", "Size", $0, "summary.csv/cost", "trace_type: shortest_path\n" + TracePairs.valves)
    }

    /// From the pipe c, of size 100, connected traces come to b (200), d (100), A1 (300) and e (50), in this order.
    private static func limits(_ key: String) -> [TraceSettingPair] {
        func pair(_ name: String, _ one: String, _ other: String, _ item: String) -> TraceSettingPair {
            let list = "function_barriers: [{\(item)}]"
            return TraceSettingPair(
                "\(key).\(name)", one, other, "elements.csv", connected,
                key.hasPrefix("filter.") ? "filter: {\(list)}" : list)
        }
        let sum = "[{function: add, attribute: Size, greater_than: "
        return [
            TraceSettingPair(
                key, sum + "250}]", sum + "350}]", "elements.csv", connected,
                key.hasPrefix("filter.") ? "filter: {{item}}" : "{item}"),
            pair("function", "add", "average", "attribute: Size, greater_than_equal: 200, {item}"),
            pair("function", "max", "count", "attribute: Size, greater_than_equal: 200, {item}"),
            pair("function", "min", "subtract", "attribute: Size, less_than: 100, {item}"),
            pair("attribute", "Size", "Limit", "function: add, greater_than: 250, {item}"),
            pair(
                "condition", "{attribute: Size, equal: 100}", "{attribute: Size, equal: 200}",
                "function: add, attribute: Size, greater_than: 150, {item}"),
            // All together 300 are met at b; along each way no more than 250 before and at e.
            pair("use_local_values", "true", "false", "function: add, attribute: Size, greater_than: 250, {item}"),
        ] + comparisonsOfSums.map { pair($0.0, $0.1, $0.2, "function: add, attribute: Size, {item}") }
    }

    /// Of sums that come to 100, 300, 400, 700 and 750; bit 32 is in the first two, and 256 in the next two.
    private static let comparisonsOfSums = [
        ("equal", "300", "400"), ("not_equal", "100", "300"), ("greater_than", "250", "350"),
        ("greater_than_equal", "300", "400"), ("less_than", "100", "150"), ("less_than_equal", "50", "100"),
        ("includes_the_values", "32", "256"), ("does_not_include_the_values", "32", "256"),
        ("includes_any", "32", "256"), ("does_not_include_any", "32", "256"),
    ]

    private static let nearest = [
        choice("nearest", "{count: 1, attribute: Size, asset_types: [Gate]}", "{count: 1, attribute: Size, asset_types: [Divider]}"),
        choice("nearest.count", "1", "2", "attribute: Size, asset_types: [Gate], {item}"),
        // By size, the divider is nearer than the second valve; by limit they are equally far.
        choice("nearest.attribute", "Size", "Limit", "count: 2, asset_types: [Gate, Divider], {item}"),
        choice("nearest.categories", "[Isolating]", "[Emergency]", "count: 1, attribute: Size, {item}"),
        choice("nearest.asset_types", "[Gate]", "[Divider]", "count: 1, attribute: Size, {item}"),
    ]

    private static func choice(_ key: String, _ one: String, _ other: String, _ item: String? = nil) -> TraceSettingPair {
        TraceSettingPair(
            "filter." + key, one, other, "elements.csv", connected,
            item.map { "filter: {nearest: {\($0)}}" } ?? "filter: {{item}}")
    }

    /// From the station, whose bits are 1, supply comes to pipes of size 300, 200 and 100, and then to the valve A2, whose
    /// bits are 2.
    private static let propagators =
        [
            TraceSettingPair(
                "propagators", "[{function: max, attribute: Bits, less_than: 2}]",
                "[{function: max, attribute: Bits, less_than: 3}]", "elements.csv", fromStation),
            carried("function", "min", "max", "attribute: Size, greater_than: 150, {item}"),
            carried("function", "bitwise_and", "max", "attribute: Size, greater_than: 150, {item}"),
            carried("attribute", "Size", "Limit", "function: max, less_than: 250, {item}"),
            // The status of the valve A1 is 0, and so takes away the bit that its own bits keep.
            carried(
                "substitution_attribute", "Bits", "Status", "function: bitwise_and, attribute: Bits, includes_any: 1, {item}"),
        ] + comparisonsOfBits.map { carried($0.0, $0.1, $0.2, "function: max, attribute: Bits, {item}") }

    /// Of values that are 1 up to the valve A2, and from there 2.
    private static let comparisonsOfBits = [
        ("equal", "1", "2"), ("not_equal", "1", "2"), ("greater_than", "0", "1"), ("greater_than_equal", "1", "2"),
        ("less_than", "1", "2"), ("less_than_equal", "1", "2"), ("includes_the_values", "1", "2"),
        ("does_not_include_the_values", "1", "2"), ("includes_any", "1", "2"), ("does_not_include_any", "1", "2"),
    ]

    private static let fromStation = "trace_type: downstream\nstarting_locations: {source: Gas Line, global_id: A1}\n"

    private static func carried(_ key: String, _ one: String, _ other: String, _ item: String) -> TraceSettingPair {
        TraceSettingPair("propagators." + key, one, other, "elements.csv", fromStation, "propagators: [{\(item)}]")
    }
}
