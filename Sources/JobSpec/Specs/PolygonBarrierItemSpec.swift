/// An item of a list of polygon barriers: an area, or features of a layer.
public enum PolygonBarrierItemSpec: Sendable {
    case place(PolygonBarrierSpec)
    case source(PolygonBarrierSourceSpec)

    static let kinds = SourceItem(placeKeys: PolygonBarrierSpec.keys, sourceKeys: PolygonBarrierSourceSpec.keys)

    static let shape = Shape<PolygonBarrierItemSpec>.either(
        PolygonBarrierSourceSpec.shape, PolygonBarrierItemSpec.source, when: kinds.isSource,
        or: PolygonBarrierSpec.shape, PolygonBarrierItemSpec.place)

    /// Where the item is written.
    public var mark: Mark {
        switch self {
        case .place(let barrier): barrier.mark
        case .source(let source): source.selection.mark
        }
    }
}
