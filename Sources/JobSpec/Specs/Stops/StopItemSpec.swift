/// An item of a list of stops: a place, or features of a layer.
public enum StopItemSpec: Sendable {
    case place(StopSpec)
    /// Boxed, as it is several times as large as a place, and lists are of thousands of places.
    indirect case source(StopSourceSpec)

    static let kinds = SourceItem(placeKeys: StopSpec.keys, sourceKeys: StopSourceSpec.keys)

    static let shape = Shape<StopItemSpec>.either(
        StopSourceSpec.shape, StopItemSpec.source, when: kinds.isSource, or: StopSpec.shape, StopItemSpec.place)
}
