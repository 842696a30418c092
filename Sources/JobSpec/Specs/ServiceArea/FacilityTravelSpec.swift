import Vocabulary

/// How travel begins or ends at facilities, and how far it goes: the same for places and for features of a layer.
public struct FacilityTravelSpec: Sendable {
    /// As they are written: in any order, perhaps repeated; nil for those of the job, and none after a mistake.
    public let breaks: [Marked<CostAmount>]?
    /// What is used up at the facility; nil for nothing.
    public let cost: Marked<CostAmount>?
    /// The side of the vehicle on which the facility must be; nil for either.
    public let curbApproach: Marked<CurbApproach>?
    /// The direction in which the vehicle moves at the facility.
    public let bearing: BearingSpec?
}

/// The keys that say how travel begins or ends at facilities.
struct FacilityTravelFields: Sendable {
    private let breaks: Field<[Marked<CostAmount>]?>
    private let cost: Field<Marked<CostAmount>?>
    private let curbApproach: Field<Marked<CurbApproach>?>
    private let bearing: Field<BearingSpec?>

    static let keys = ["breaks", "cost", "curb_approach", "bearing"]

    /// - Parameter others: what the descriptions say of facilities that have something else in a field.
    init(_ fields: Fields, but others: String = "") {
        breaks = fields.optional(
            "breaks", .breaks, "The costs up to which the areas reach\(others); those of the job by default.")
        cost = fields.optional(
            "cost", .marked(CostAmount.shape),
            "What is used up at the facility\(others), so that its areas reach less far; nothing by default.")
        curbApproach = fields.optional(
            "curb_approach", .marked(.choice(of: CurbApproach.self)),
            "The side of the vehicle on which the facility must be\(others); either by default.")
        bearing = fields.optional(
            "bearing", BearingSpec.shape,
            "The direction in which the vehicle moves at the facility\(others), in degrees from north.")
    }

    func travel(_ record: Record) -> FacilityTravelSpec {
        FacilityTravelSpec(
            breaks: record[breaks] ?? record.given(breaks).map { _ in [] }, cost: record[cost],
            curbApproach: record[curbApproach], bearing: record[bearing])
    }
}
