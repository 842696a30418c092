/// The values of one attribute, for the features of its sources in the order of the network.
enum AttributeColumn {
    static let nullShort = Int16.min
    static let nullLong = Int32.min

    /// Whether a column of the type can hold a value. The lowest number of each integer type stands for null.
    static func fits(_ value: Double, _ type: NetworkAttribute.DataType) -> Bool {
        switch type {
        case .short: Int16(exactly: value).map { $0 > nullShort } ?? false
        case .long: Int32(exactly: value).map { $0 > nullLong } ?? false
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
