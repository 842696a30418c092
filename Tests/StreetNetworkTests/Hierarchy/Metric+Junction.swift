import StreetNetwork

extension Metric {
    /// Where somebody is who stands on a junction.
    func location(atJunction junction: Int) -> Location? {
        let request = LocateRequest(
            network.parts.junctionCoordinate[junction], tolerance: 1000, for: .passage, relocates: false)
        return Locator(metric: self).nearest(to: request)
    }
}
