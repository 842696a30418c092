import Vocabulary

/// How directions are laid out as text.
public struct DirectionsLayout: Sendable, Equatable {
    /// What lengths are shown in.
    public let units: QuantityWords.Units
    public let language: DirectionsLanguage
    /// The heading of the file.
    public let title: String
    /// What the data's licence wants to be said, at the end of the file.
    public let attribution: String?

    public init(
        units: QuantityWords.Units = .metric, language: DirectionsLanguage, title: String, attribution: String? = nil
    ) {
        self.units = units
        self.language = language
        self.title = title
        self.attribution = attribution
    }
}
