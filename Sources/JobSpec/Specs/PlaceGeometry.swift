import Vocabulary

/// The geometry of an item in one of the ways in which it can be written.
public enum PlaceGeometry: Sendable {
    /// `at: [x, y]`
    case at(PositionSpec)
    /// Well-known text.
    case wkt(Marked<String>)
    /// GeoJSON.
    case geoJSON(Marked<JSONValue>)

    static let keys = ["at", "wkt", "geometry"]

    /// Declares the keys `at`, `wkt` and `geometry`, exactly one of which must be given.
    ///
    /// - Parameter hasPosition: whether there is a key `at`; without it the geometry is a line.
    static func declare(in fields: Fields, hasPosition: Bool = true) -> @Sendable (Record) -> PlaceGeometry? {
        let at = hasPosition ? position(in: fields) : nil
        let wkt = fields.optional(
            "wkt", .marked(.text.examples("POINT (7.42 43.73)")), "The geometry as well-known text.")
        let geometry = fields.optional("geometry", .marked(.json("a GeoJSON geometry")), "The geometry as GeoJSON.")
        fields.exactlyOne(of: (at.map { [$0.key] } ?? []) + [wkt.key, geometry.key])
        return { record in
            at.flatMap { record[$0] }.map(PlaceGeometry.at) ?? record[wkt].map(PlaceGeometry.wkt)
                ?? record[geometry].map(PlaceGeometry.geoJSON)
        }
    }

    private static func position(in fields: Fields) -> Field<PositionSpec?> {
        fields.optional("at", PositionSpec.shape, "The position, [longitude, latitude] unless 'crs' says else.")
    }

    /// Where the geometry was written.
    public var mark: Mark {
        switch self {
        case .at(let position): position.mark
        case .wkt(let text): text.mark
        case .geoJSON(let value): value.mark
        }
    }
}
