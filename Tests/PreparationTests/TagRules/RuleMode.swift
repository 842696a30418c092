import StreetNetwork
import Testing
import Vocabulary

/// The mode of a rule, such as `car`, or `car & tolls=prohibit & height=4 m`: a mode with restrictions that a job lays
/// over it, and a vehicle.
enum RuleMode {
    static func mode(_ text: String, of modes: [TravelMode]) -> TravelMode? {
        let parts = text.split(separator: "&", maxSplits: 1)
        let name = parts[0].split(separator: " ").joined()
        guard var mode = modes.first(where: { $0.name == name }) else { return nil }
        for (key, value) in parts.count > 1 ? TagRule.tags(String(parts[1])) : [:] {
            if let usage = RestrictionUsage(rawValue: value) {
                mode = mode.with(restrictions: [key: usage])
            } else {
                set(key, value, of: &mode.vehicle)
            }
        }
        return mode
    }

    private static func set(_ size: String, _ value: String, of vehicle: inout Vehicle) {
        switch size {
        case "height": vehicle.height = PostedLimit.millimetres(value)
        case "width": vehicle.width = PostedLimit.millimetres(value)
        case "weight": vehicle.weight = PostedLimit.kilograms(value)
        default: Issue.record("a vehicle has no \(size)")
        }
    }
}
