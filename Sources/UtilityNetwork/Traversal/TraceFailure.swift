/// Why a trace cannot be run, in the words of Esri's messages where there are such.
public enum TraceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownName(UnknownUtilityName)
    case unknownDescription(attribute: String, text: String, known: [String])
    case missingDomainNetwork
    /// A shortest path without an attribute that costs are sums of.
    case missingAttribute(known: [String])
    case costOutOfRange(attribute: String, element: String)
    /// A shortest path without a second place.
    case missingEnd
    case missingTier(domainNetwork: String)
    case tierOfOtherNetwork(tier: String, domainNetwork: String)
    case missingFilterBarrier
    case missingStart
    case startOutsideTier(element: String, tier: String, tiers: [String])

    public var description: String {
        switch self {
        case .unknownName(let name): name.description
        case .unknownDescription(let attribute, let text, let known):
            "\(text) is no description of a code of the attribute \(attribute); there are \(known.joined(separator: ", "))"
        case .missingDomainNetwork: "this trace needs a domain network"
        case .missingAttribute(let known):
            "a shortest path needs 'shortest_path_attribute'; there are \(known.joined(separator: ", "))"
        case .costOutOfRange(let attribute, let element):
            "no way whose cost is the sum of \(attribute) can pass \(element), whose value is below 0 or beyond all bounds"
        case .missingEnd: "a shortest path needs two starting locations"
        case .missingTier(let network): "the domain network \(network) is hierarchical: a trace needs a tier"
        case .tierOfOtherNetwork(let tier, let network): "the tier \(tier) is not one of the domain network \(network)"
        case .missingFilterBarrier:
            "an isolation trace needs a filter barrier (002799): a condition, or a placed barrier that is a filter"
        case .missingStart: "a trace needs a starting location"
        case .startOutsideTier(let element, let tier, let tiers):
            "\(element) is not in the tier \(tier); it is in \(tiers.joined(separator: ", "))"
        }
    }
}
