import UtilityNetwork

/// The lines of a utility network of which parts are drawn.
///
/// Long ones are kept: a main has a part between each two of its services, and measuring it for each of them would take
/// the square of their number.
final class UtilityLines {
    private static let longFrom = 64

    private let network: UtilityNetwork
    private var long: [Int: UtilityLine] = [:]

    init(of network: UtilityNetwork) { self.network = network }

    /// - Returns: nil where a feature has no shape, or nobody knows where it is.
    func line(_ feature: Int) -> UtilityLine? {
        if let line = long[feature] { return line }
        guard let places = network.places(of: feature) else { return nil }
        let line = UtilityLine(network.shape(of: feature), at: places)
        if places.count >= Self.longFrom { long[feature] = line }
        return line
    }
}
