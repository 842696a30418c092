/// Values by tag.
public typealias TagValues = OrderedMap<[String]>

extension Shape where Value == TagValues {
    /// A tag and a value, or a list of values, for each.
    static func tagValues(canClear: Bool) -> Shape {
        .map(of: .listOrOne(of: .tagValue), called: "a mapping of tags to values", canClear: canClear)
    }
}
