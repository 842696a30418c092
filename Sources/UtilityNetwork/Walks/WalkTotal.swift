import Vocabulary

/// What a trace found, counted.
public struct WalkTotal: Sendable, Equatable {
    public var featureCount = 0
    /// Of lines, in thousandths of a unit of the network.
    public var length: Int64 = 0
    public var customers = 0

    public init() {}

    /// - Parameter elements: in the order of the network.
    public init(_ elements: some Sequence<UtilityElement>, in network: UtilityNetwork) {
        var last = -1
        for element in elements {
            if element.feature != last {
                add(feature: element.feature, network)
                last = element.feature
            }
            length += network.length(of: element)
        }
    }

    mutating func add(feature: Int, _ network: UtilityNetwork) {
        featureCount += 1
        if network.isCustomer(feature) { customers += 1 }
    }

    mutating func remove(feature: Int, _ network: UtilityNetwork) {
        featureCount -= 1
        if network.isCustomer(feature) { customers -= 1 }
    }

    static func + (one: WalkTotal, other: WalkTotal) -> WalkTotal {
        var sum = one
        sum.featureCount += other.featureCount
        sum.length += other.length
        sum.customers += other.customers
        return sum
    }
}
