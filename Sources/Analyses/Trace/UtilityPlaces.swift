import Geometry
import UtilityNetwork

/// Where positions of a utility network are on the earth.
public protocol UtilityPlaces {
    /// - Returns: nil where the network's coordinate system is not known, or does not reach as far.
    func coordinates(_ positions: [UtilityPosition]) -> [Coordinate]?
}
