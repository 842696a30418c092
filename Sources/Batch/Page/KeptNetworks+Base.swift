import MapPage
import Preparation

extension KeptNetworks: BaseNetworks {
    public func network(_ name: String, digest: String) -> BaseNetwork? {
        if let streets = streets(name, digest: digest) { return .streets(streets) }
        return utility(name, digest: digest).map(BaseNetwork.utility)
    }
}
