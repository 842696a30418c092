/// A bit set of features, of which the bits of a walk's starts qualify what it finds.
struct BitAttribute: Sendable {
    private let attribute: TraceAttribute

    /// - Throws: `TraceFailure`, with the names that exist.
    init(_ name: String, _ network: UtilityNetwork) throws(TraceFailure) {
        attribute = try ConditionResolver(network: network).attribute(name)
    }

    /// One for each bit that a start has; all bits where one has no value.
    func filters(of features: [Int], in network: UtilityNetwork) -> [BitFilter] {
        let bits = features.reduce(UInt64(0)) { $0 | (BitFilter.bits(of: $1, attribute, network) ?? .max) }
        return (0..<64).map { UInt64(1) << $0 }.filter { bits & $0 != 0 }.map {
            BitFilter(attribute: attribute, bit: $0)
        }
    }
}

/// Lets a walk pass the features that have one bit, and those without the attribute.
struct BitFilter {
    let attribute: TraceAttribute
    let bit: UInt64

    func admits(_ feature: Int, in network: UtilityNetwork) -> Bool {
        Self.bits(of: feature, attribute, network).map { $0 & bit != 0 } ?? true
    }

    static func bits(of feature: Int, _ attribute: TraceAttribute, _ network: UtilityNetwork) -> UInt64? {
        attribute.value(of: feature, in: network).map { UInt64(bitPattern: $0.bits) }
    }
}
