/// A place whose surroundings are looked for.
public struct FacilitySpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let place: PlaceGeometry
    public let travel: FacilityTravelSpec
    public let mark: Mark

    static let keys = ["id", "name"] + PlaceGeometry.keys + FacilityTravelFields.keys

    static let shape = Shape<FacilitySpec>.record("a facility", "A place whose surroundings are looked for.") {
        fields in
        let id = fields.optional("id", .marked(.label), "The facility's own id, carried into every output.")
        let name = fields.optional("name", .marked(.placeName), "What outputs and messages call the facility.")
        let place = PlaceGeometry.declare(in: fields)
        let travel = FacilityTravelFields(fields)
        FacilityItemSpec.kinds.refuseSourceKeys(in: fields)
        return { record in
            guard let place = place(record) else { return nil }
            return FacilitySpec(
                id: record[id], name: record[name], place: place, travel: travel.travel(record), mark: record.mark)
        }
    }
}
