import Geometry

/// What can be wrong with a coordinate system, or with positions in it. Faults of the input.
public enum CoordinateSystemError: Error, Equatable, CustomStringConvertible {
    /// The text is not the name of a coordinate system.
    case unknown(name: String, reason: String)
    /// There is no way from the coordinate system to longitude and latitude, such as from a local one.
    case notOnEarth(name: String, reason: String)
    /// A position, its index given, lies where the coordinate system means nothing.
    case outside(name: String, index: Int, position: Position)

    public var description: String {
        switch self {
        case .unknown(let name, let reason):
            "`\(name)` is not a coordinate system that is known, such as EPSG:32632\(because(reason))"
        case .notOnEarth(let name, let reason):
            "positions in `\(name)` cannot be turned into longitude and latitude\(because(reason))"
        case .outside(let name, let index, let position):
            "position \(index + 1), (\(position.x), \(position.y)), lies outside the domain of `\(name)`"
        }
    }

    private func because(_ reason: String) -> String { reason.isEmpty ? "" : " (\(reason))" }
}
