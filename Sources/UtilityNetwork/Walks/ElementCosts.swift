/// What elements cost by an attribute, in thousandths of its unit; where they have no value, nothing.
struct ElementCosts {
    private let network: UtilityNetwork
    private let attribute: TraceAttribute
    private let name: String
    private let isApportionable: Bool
    /// Thousandths; a way over a million elements fits into 64 bits.
    private static let limit = 0x1p43

    /// - Throws: `TraceFailure`, with the names that exist.
    init(_ name: String, _ network: UtilityNetwork) throws(TraceFailure) {
        self.network = network
        self.name = name
        attribute = try ConditionResolver(network: network).attribute(name)
        isApportionable = attribute.isApportionable(in: network)
    }

    /// Costs of the stretches of a line add up to that of the whole where the attribute is apportionable. Where not, each
    /// piece costs all of it.
    ///
    /// - Throws: `TraceFailure` for a value below zero, and for one that is beyond all sense.
    func cost(of element: UtilityElement) throws(TraceFailure) -> Int64 {
        guard let value = attribute.value(of: element.feature, in: network) else { return 0 }
        let whole = value * 1000
        guard whole >= 0, whole < Self.limit else {
            throw .costOutOfRange(attribute: name, element: network.name(of: element.feature))
        }
        guard isApportionable, element.terminal == nil else { return Int64(whole.rounded()) }
        return Int64((whole * element.positionTo).rounded()) - Int64((whole * element.positionFrom).rounded())
    }
}
