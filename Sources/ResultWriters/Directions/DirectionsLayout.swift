/// How directions are laid out as text.
public struct DirectionsLayout: Sendable, Equatable {
    /// What lengths are shown in.
    public enum Units: String, Sendable, CaseIterable {
        case metric, imperial
    }

    public let units: Units
    /// The heading of the file.
    public let title: String
    /// What the data's licence wants to be said, at the end of the file.
    public let attribution: String?

    public init(units: Units = .metric, title: String, attribution: String? = nil) {
        self.units = units
        self.title = title
        self.attribution = attribution
    }
}
