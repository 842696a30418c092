/// An item of a list of barriers: a place, or features of a layer.
public enum BarrierItemSpec: Sendable {
    case place(BarrierSpec)
    /// Boxed, as it is several times as large as a place, and lists are of thousands of places.
    indirect case source(BarrierSourceSpec)

    static func kinds(_ kind: BarrierKind) -> SourceItem {
        SourceItem(placeKeys: BarrierSpec.keys(kind), sourceKeys: BarrierSourceSpec.keys(kind))
    }

    static func shape(_ kind: BarrierKind) -> Shape<BarrierItemSpec> {
        .either(
            BarrierSourceSpec.shape(kind), BarrierItemSpec.source, when: kinds(kind).isSource,
            or: BarrierSpec.shape(kind), BarrierItemSpec.place)
    }
}
