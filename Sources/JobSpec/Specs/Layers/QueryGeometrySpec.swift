/// The geometry that features are looked for with.
public enum QueryGeometrySpec: Sendable {
    case place(PlaceGeometry)
    /// The geometries of a layer's features, all together.
    case layer(LayerSpec)

    static let shape = Shape<QueryGeometrySpec>.either(
        LayerSpec.shape, QueryGeometrySpec.layer, when: kinds.isSource, or: placeShape, QueryGeometrySpec.place
    ).replacing

    private static let kinds = SourceItem(placeKeys: PlaceGeometry.keys, sourceKeys: LayerFields.keys)

    private static let placeShape = Shape<PlaceGeometry>.record("a geometry", "A geometry in the job itself.") {
        fields in
        let place = PlaceGeometry.declare(in: fields)
        kinds.refuseSourceKeys(in: fields)
        fields.refuse(["type", "coordinates"], help: "write 'geometry: {geometry: {type: ..., coordinates: ...}}'") {
            "'\($0)' belongs to GeoJSON, which stands under a key 'geometry' of its own"
        }
        return { record in place(record) }
    }
}
