/// The values of one attribute, for the features of its sources in the order of the network.
enum AttributeColumn {
    /// Stands for null among the values of a short, which are stored in twice their bits, as each of these may be a value.
    static let nullShort = Int32.min

    /// Whether an attribute of the type can have a value.
    static func fits(_ value: Double, _ type: NetworkAttribute.DataType) -> Bool {
        switch type {
        case .short: Int16(exactly: value) != nil
        case .long: Int32(exactly: value) != nil
        case .double: value.isFinite
        }
    }

    /// Feature to value, NaN where there is none, of all features of a source's range.
    static func values(
        of attribute: Int, _ ranges: [Range<Int>], _ features: CheckedFeatures
    ) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
        for range in ranges {
            for feature in range {
                values.append(features[feature].values.first { $0.attribute == attribute }?.value ?? .nan)
            }
        }
        return values
    }
}
