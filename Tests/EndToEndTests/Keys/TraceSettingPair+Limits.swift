/// Pairs for function barriers. From the pipe c, of size 100, connected traces come to b (200), d (100), A1 (300) and
/// e (50), in this order.
extension TraceSettingPair {
    static let limits =
        barriers("function_barriers", in: "{item}") + barriers("filter.function_barriers", in: "filter: {{item}}")

    /// - Parameter place: what stands in the configuration, with `{item}` for the list.
    private static func barriers(_ key: String, in place: String) -> [TraceSettingPair] {
        let sum = "[{function: add, attribute: Size, greater_than: "
        let whole = TraceSettingPair(key, sum + "250}]", sum + "350}]", "elements.csv", connected, place)
        let parts = (words + comparisons).map { part in
            TraceSettingPair(
                "\(key).\(part.key)", part.one, part.other, "elements.csv", connected,
                place.replacing("{item}", with: "function_barriers: [{\(part.item)}]"))
        }
        return [whole] + parts
    }

    private typealias Part = (key: String, one: String, other: String, item: String)

    private static let words: [Part] = [
        ("function", "add", "average", "attribute: Size, greater_than_equal: 200, {item}"),
        ("function", "max", "count", "attribute: Size, greater_than_equal: 200, {item}"),
        ("function", "min", "subtract", "attribute: Size, less_than: 100, {item}"),
        ("attribute", "Size", "Limit", "function: add, greater_than: 250, {item}"),
        (
            "condition", "{attribute: Size, equal: 100}", "{attribute: Size, equal: 200}",
            "function: add, attribute: Size, greater_than: 150, {item}"
        ),
        // All together come to 300 at b; c, d and e alone to no more than 250.
        ("use_local_values", "true", "false", "function: add, attribute: Size, greater_than: 250, {item}"),
    ]

    /// With sums of 100, 300, 400, 700 and 750: the bit 32 is in the first two, and 256 in the second and third.
    private static let comparisons: [Part] = [
        ("equal", "300", "400"), ("not_equal", "100", "300"), ("greater_than", "250", "350"),
        ("greater_than_equal", "300", "400"), ("less_than", "100", "150"), ("less_than_equal", "50", "100"),
        ("includes_the_values", "32", "256"), ("does_not_include_the_values", "32", "256"),
        ("includes_any", "32", "256"), ("does_not_include_any", "32", "256"),
    ].map { ($0.0, $0.1, $0.2, "function: add, attribute: Size, {item}") }
}
