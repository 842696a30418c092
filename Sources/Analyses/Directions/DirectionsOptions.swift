import Vocabulary

/// What directions are asked for.
public struct DirectionsOptions: Sendable, Equatable {
    public var units: QuantityWords.Units
    public var language: DirectionsLanguage

    public init(units: QuantityWords.Units = .metric, language: DirectionsLanguage) {
        self.units = units
        self.language = language
    }
}
