/// Which features of a walk are wanted: so many of some categories or asset types, by the least cost from the starts.
public struct NearestNeighbors: Sendable, Equatable {
    public var count: Int
    /// The attribute that costs are sums of.
    public var attribute: String
    /// Network categories; features of any of them, or of the asset types, are candidates.
    public var categories: [String]
    /// Names of asset groups or asset types.
    public var assetTypes: [String]
    /// Numbers of asset types, whose features are candidates, too.
    public var classes: Set<Int> = []

    public init(count: Int, attribute: String, categories: [String] = [], assetTypes: [String] = []) {
        self.count = count
        self.attribute = attribute
        self.categories = categories
        self.assetTypes = assetTypes
    }
}
