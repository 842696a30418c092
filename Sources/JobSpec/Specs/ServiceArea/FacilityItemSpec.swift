/// An item of a list of facilities: a place, or features of a layer.
public enum FacilityItemSpec: Sendable {
    case place(FacilitySpec)
    case source(FacilitySourceSpec)

    static let kinds = SourceItem(placeKeys: FacilitySpec.keys, sourceKeys: FacilitySourceSpec.keys)

    static let shape = Shape<FacilityItemSpec>.either(
        FacilitySourceSpec.shape, FacilityItemSpec.source, when: kinds.isSource,
        or: FacilitySpec.shape, FacilityItemSpec.place)
}
