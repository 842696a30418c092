/// The cost that a search makes as small as possible.
public enum Impedance: Hashable, Sendable {
    /// Milliseconds.
    case time
    /// Millimetres.
    case length
    /// A cost that the network's source defines, by its name: millionths of its own unit.
    case attribute(String)

    /// The costs that every network has.
    public enum Common: String, Sendable, CaseIterable {
        case time, length
    }

    public init(name: String) {
        switch name {
        case "time": self = .time
        case "length": self = .length
        default: self = .attribute(name)
        }
    }

    public var name: String {
        switch self {
        case .time: "time"
        case .length: "length"
        case .attribute(let name): name
        }
    }
}
