import StreetNetwork
import UtilityNetwork

/// A compiled network that lies below results.
public enum BaseNetwork: Sendable {
    case streets(StreetNetwork)
    case utility(UtilityNetwork)
}

/// Where compiled networks come from.
public protocol BaseNetworks: Sendable {
    /// The network of that name as it was when results were made of it.
    ///
    /// - Parameter digest: of all that it was made of.
    /// - Returns: nil where it is not kept any more.
    func network(_ name: String, digest: String) -> BaseNetwork?
}
