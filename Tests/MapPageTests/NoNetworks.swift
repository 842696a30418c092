@testable import MapPage

/// No network is kept.
struct NoNetworks: BaseNetworks {
    func network(_ name: String, digest: String) -> BaseNetwork? { nil }
}
