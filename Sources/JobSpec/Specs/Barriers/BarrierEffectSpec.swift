import Vocabulary

/// What a barrier does: the same for points, lines and areas.
public struct BarrierEffectSpec: Sendable {
    /// The kinds of effects.
    public enum Kind: String, Sendable, CaseIterable {
        /// It closes.
        case restriction
        /// It multiplies the cost of what it covers.
        case scaledCost = "scaled_cost"
        /// It costs something to pass it, or to enter it.
        case addedCost = "added_cost"
    }

    public let kind: Kind
    /// Whether a point closes the whole edge that it lies on.
    public let fullEdge: Bool
    /// From which side a point is met.
    public let curbApproach: CurbApproach
    /// On the impedance.
    public let factor: Marked<Double>?
    /// On costs, by their names.
    public let factors: OrderedMap<Double>
    /// Of the impedance.
    public let cost: Marked<CostAmount>?
    /// Of costs, by their names.
    public let costs: OrderedMap<CostAmount>
}

/// The keys that say what a barrier does.
struct BarrierEffectFields: Sendable {
    private let type: Field<BarrierEffectSpec.Kind>
    private let fullEdge: Field<Bool>?
    private let curbApproach: Field<CurbApproach?>?
    private let factor: Field<Marked<Double>?>?
    private let factors: Field<OrderedMap<Double>?>?
    private let cost: Field<Marked<CostAmount>?>
    private let costs: Field<OrderedMap<CostAmount>?>

    /// - Parameter others: what the description of `type` says of barriers that say something else in a field.
    init(_ fields: Fields, of kind: BarrierKind, but others: String = "") {
        type = fields.optional(
            "type", .choice(among: kind.effects), default: .restriction,
            "What the barrier does\(others): a restriction closes.")
        let isPoint = kind == .point
        fullEdge = isPoint ? Self.fullEdge(fields) : nil
        curbApproach = isPoint ? Self.curbApproach(fields) : nil
        factor = isPoint ? nil : Self.factor(fields)
        factors = isPoint ? nil : Self.factors(fields)
        cost = fields.optional(
            "cost", .marked(CostAmount.shape),
            "What passing the barrier, or entering it, adds to the impedance; a bare number is in its unit.")
        costs = fields.optional(
            "costs", .map(of: CostAmount.shape, called: "a mapping of costs to amounts", canClear: true),
            "What it adds to costs, by their names.")
    }

    /// - Parameter kind: nil for the one given.
    func effect(_ record: Record, as kind: BarrierEffectSpec.Kind? = nil) -> BarrierEffectSpec {
        if let kind { record.note(.text(kind.rawValue), for: type) }
        return BarrierEffectSpec(
            kind: kind ?? record[type], fullEdge: fullEdge.map { record[$0] } ?? false,
            curbApproach: curbApproach.flatMap { record[$0] } ?? .either, factor: factor.flatMap { record[$0] },
            factors: factors.flatMap { record[$0] } ?? OrderedMap(), cost: record[cost],
            costs: record[costs] ?? OrderedMap())
    }

    private static func fullEdge(_ fields: Fields) -> Field<Bool> {
        fields.optional(
            "full_edge", .boolean, default: false,
            "Whether the whole edge that the point lies on is closed, not the place alone.")
    }

    private static func curbApproach(_ fields: Fields) -> Field<CurbApproach?> {
        fields.optional(
            "curb_approach", .choice(among: [.either, .right, .left]),
            "The side of vehicles that meet the barrier; either by default.")
    }

    private static func factor(_ fields: Fields) -> Field<Marked<Double>?> {
        fields.optional(
            "factor", .marked(.number(in: .moreThanZero)),
            "What the impedance of the covered parts of streets is multiplied with.")
    }

    private static func factors(_ fields: Fields) -> Field<OrderedMap<Double>?> {
        fields.optional(
            "factors",
            .map(of: .number(in: .moreThanZero), called: "a mapping of costs to factors", canClear: true),
            "What costs of the covered parts are multiplied with, by their names.")
    }
}
