/// A point, a line or an area that acts on the streets that it meets.
public struct BarrierSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    /// Where it is; of an area, what the buffer goes round.
    public let place: PlaceGeometry
    /// An area goes this far beyond the geometry.
    public let buffer: Marked<Length>?
    public let effect: BarrierEffectSpec
    public let mark: Mark

    static func keys(_ kind: BarrierKind) -> [String] { ["id", "name"] + kind.placeKeys + kind.effectKeys }

    static func shape(_ kind: BarrierKind) -> Shape<BarrierSpec> {
        .record(kind.name, kind.meaning) { fields in
            let id = fields.optional("id", .marked(.label), "The barrier's own id, carried into every output.")
            let name = fields.optional("name", .marked(.placeName), "What messages call the barrier.")
            let place = PlaceGeometry.declare(in: fields, hasPosition: kind.hasPosition)
            let buffer = kind == .polygon ? Self.buffer(fields) : nil
            let effect = BarrierEffectFields(fields, of: kind)
            BarrierEffectRules(kind).add(to: fields)
            BarrierItemSpec.kinds(kind).refuseSourceKeys(in: fields)
            if kind == .point {
                fields.refuse(
                    ["buffer"], help: "an area round a point is a barrier of 'polygons', with 'at' and 'buffer'"
                ) {
                    "'\($0)' is of areas, and a point barrier is one place"
                }
            }
            if !kind.hasPosition {
                fields.refuse(["at"], help: "write it as 'wkt' or 'geometry'") { "'\($0)' is a point, and no line" }
            }
            return { record in
                guard let place = place(record) else { return nil }
                return BarrierSpec(
                    id: record[id], name: record[name], place: place, buffer: buffer.flatMap { record[$0] },
                    effect: effect.effect(record), mark: record.mark)
            }
        }
    }

    private static func buffer(_ fields: Fields) -> Field<Marked<Length>?> {
        let buffer = fields.optional(
            "buffer", .marked(.length(.moreThanZero)), "How far the area goes beyond the geometry, geodesic.")
        fields.requires("at", buffer.key, because: "a point becomes an area by a buffer such as '500 m'")
        return buffer
    }
}
