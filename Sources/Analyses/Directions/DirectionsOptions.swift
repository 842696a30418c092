/// What directions are asked for.
public struct DirectionsOptions: Sendable, Equatable {
    public enum Units: String, Sendable, CaseIterable {
        case metric, imperial
    }

    public enum Language: String, Sendable, CaseIterable {
        case english = "en"
    }

    public var units: Units
    public var language: Language

    public init(units: Units = .metric, language: Language = .english) {
        self.units = units
        self.language = language
    }
}
