import Vocabulary

/// What directions are asked for.
public struct DirectionsOptions: Sendable {
    public let units: QuantityWords.Units
    private let words: @Sendable () -> DirectionsLanguage

    /// - Parameter language: asked for its words when something is to be said, each time: it should know them by then.
    public init(
        units: QuantityWords.Units = .metric, language: @autoclosure @escaping @Sendable () -> DirectionsLanguage
    ) {
        self.units = units
        words = language
    }

    public var language: DirectionsLanguage { words() }
}
