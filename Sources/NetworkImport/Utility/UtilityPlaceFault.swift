import UtilityNetwork

/// Why a feature cannot be placed.
struct UtilityPlaceFault: Error, CustomStringConvertible {
    let feature: String
    let position: UtilityPosition
    let rule: String

    var description: String { "\(feature) is at (\(position.x), \(position.y)): \(rule)" }
}
