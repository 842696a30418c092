import StreetNetwork

/// What one worker needs for the service areas of a network; made once and reused.
public struct ServiceAreaWorkspace: ~Copyable {
    var search: ReachSearch
    var cutter: SurfaceCutter
    var labels: EdgeLabels

    public init(network: StreetNetwork) {
        search = ReachSearch(network: network)
        cutter = SurfaceCutter()
        labels = EdgeLabels(network: network)
    }
}
