/// The words of directions in one language.
public struct DirectionsLanguage: Sendable, Equatable {
    /// What a kind of way is called after `onto` and after `on`.
    public struct WayWords: Sendable, Equatable {
        public let onto: String
        public let on: String

        public init(onto: String, on: String) {
            self.onto = onto
            self.on = on
        }
    }

    public let sentences: [Phrase: [Sentence]]
    public let compass: [CompassPoint: String]
    public let ways: [WayKind: WayWords]
    public let ordinals: Ordinals
    public let quantities: QuantityWords
    /// The word before the sums of a route.
    public let total: String

    public init(
        sentences: [Phrase: [Sentence]], compass: [CompassPoint: String], ways: [WayKind: WayWords],
        ordinals: Ordinals, quantities: QuantityWords, total: String
    ) {
        self.sentences = sentences
        self.compass = compass
        self.ways = ways
        self.ordinals = ordinals
        self.quantities = quantities
        self.total = total
    }

    /// The first sentence of a phrase that has room for nothing but what is known.
    public func text(_ phrase: Phrase, _ values: [Placeholder: String]) -> String {
        (sentences[phrase] ?? []).lazy.compactMap { $0.filled(with: values) }.first ?? phrase.rawValue
    }
}
