/// Values by tag.
public typealias TagValues = OrderedMap<[String]>

extension Shape where Value == TagValues {
    /// A tag and a value, or a list of values, for each.
    static func tagValues(canClear: Bool) -> Shape {
        .map(of: values, called: "a mapping of tags to values", canClear: canClear)
    }

    private static var values: Shape<[String]> {
        .listOrOne(of: .tagValue)
            .nonEmpty("the list of values", help: "name at least one value, or leave the tag out")
    }
}
