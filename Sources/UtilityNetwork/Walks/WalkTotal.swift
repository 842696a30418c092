import Vocabulary

/// What a trace found, counted.
public struct WalkTotal: Sendable, AdditiveArithmetic {
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

    init(feature: Int, _ network: UtilityNetwork) { add(feature: feature, network) }

    mutating func add(feature: Int, _ network: UtilityNetwork) {
        featureCount += 1
        if network.isCustomer(feature) { customers += 1 }
    }

    mutating func remove(feature: Int, _ network: UtilityNetwork) {
        featureCount -= 1
        if network.isCustomer(feature) { customers -= 1 }
    }

    public static var zero: WalkTotal { WalkTotal() }

    public static func + (one: WalkTotal, other: WalkTotal) -> WalkTotal {
        var sum = one
        sum.featureCount += other.featureCount
        sum.length += other.length
        sum.customers += other.customers
        return sum
    }

    public static func - (one: WalkTotal, other: WalkTotal) -> WalkTotal {
        var rest = one
        rest.featureCount -= other.featureCount
        rest.length -= other.length
        rest.customers -= other.customers
        return rest
    }
}
