/// An item of a list of facilities: a place, or features of a layer.
public enum FacilityItemSpec: Sendable {
    case place(FacilitySpec)
    /// Boxed, as it is several times as large as a place, and lists are of thousands of places.
    indirect case source(FacilitySourceSpec)

    static let kinds = SourceItem(placeKeys: FacilitySpec.keys, sourceKeys: FacilitySourceSpec.keys)

    static let shape = Shape<FacilityItemSpec>.either(
        FacilitySourceSpec.shape, FacilityItemSpec.source, when: kinds.isSource,
        or: FacilitySpec.shape, FacilityItemSpec.place)
}
