/// What a service area job asks for.
public struct ServiceAreaSpec: Sendable {
    /// Which way travel goes.
    public enum Direction: String, Sendable, CaseIterable {
        case fromFacility = "from_facility"
        case toFacility = "to_facility"
    }

    /// What becomes of places that several facilities reach.
    public enum Overlap: String, Sendable, CaseIterable {
        case overlap, dissolve, split
    }

    /// What the area of a break is: without the areas of smaller breaks, or with them.
    public enum Cutoff: String, Sendable, CaseIterable {
        case rings, disks
    }

    public let facilities: Marked<[FacilityItemSpec]>
    /// As they are written: in any order, perhaps repeated; empty where none are given.
    public let breaks: [Marked<CostAmount>]
    /// Whether the job says something of breaks, right or wrong.
    public let namesBreaks: Bool
    public let direction: Direction
    public let overlap: Overlap
    public let cutoff: Cutoff
    /// Nil where no areas are wanted.
    public let polygons: AreaPolygonsSpec?
    /// Nil where no lines are wanted.
    public let lines: AreaLinesSpec?
    /// Nil where nothing is counted.
    public let summary: AreaSummarySpec?
    public let outputs: ServiceAreaOutputsSpec

    /// Declares the keys that only service area jobs have.
    static func declare(in fields: Fields) -> @Sendable (Record) -> ServiceAreaSpec {
        let facilities = fields.required(
            "facilities", .marked(facilityList), draft: { Marked([], at: $0) },
            "The places whose surroundings are looked for.")
        let breaks = fields.optional(
            "breaks", .breaks,
            "The costs up to which areas reach, of every facility that has none of its own; a bare number is in the "
                + "impedance's unit.")
        let form = AreaFormFields(fields)
        let polygons = fields.section(
            "polygons", AreaPolygonsSpec.shape.orNone, "How areas are drawn; none for no areas.")
        let lines = fields.section(
            "lines", AreaLinesSpec.shape.orNone, "How the streets within the areas are written; none for no lines.")
        let summary = fields.optional(
            "summarize", AreaSummarySpec.shape, "A layer whose features are counted within the areas.")
        let outputs = fields.section("outputs", ServiceAreaOutputsSpec.shape, "What the job writes.")
        fields.idle(
            [form.overlap.key, form.cutoff.key], unless: { $0.drawsAreas || $0.given(summary.key) != nil },
            remedy: "no areas are drawn")
        fields.idle(
            [form.overlap.key], unless: { $0.drawsAreas || $0.given(summary.key)?.value.countsByFacility ?? true },
            remedy: "no areas are drawn, and what all facilities reach together is counted once")
        fields.idle(
            ["simplify"], within: outputs.key,
            unless: { $0.drawsAreas && $0[outputs.key]?.writesGeometries ?? true }, remedy: "no outlines are written")
        fields.idle(
            ["accumulate"], unless: \.drawsReachedStreets,
            remedy: "costs are added up along lines, which are written where they have a 'shape'")
        return { record in
            ServiceAreaSpec(
                facilities: record[facilities], breaks: record[breaks] ?? [],
                namesBreaks: record.given(breaks) != nil, direction: record[form.direction],
                overlap: record[form.overlap], cutoff: record[form.cutoff], polygons: record[polygons],
                lines: record[lines], summary: record[summary], outputs: record[outputs])
        }
    }

    private static let facilityList = Shape<[FacilityItemSpec]>
        .items(of: FacilityItemSpec.shape, called: "a list of facilities")
        .nonEmpty("the list of facilities", help: "name the places whose surroundings are looked for")
}

extension Shape where Value == [Marked<CostAmount>] {
    /// Amounts above zero in any order; one stands for a list of one.
    static let breaks = Shape.listOrOne(of: .marked(CostAmount.aboveZero))
        .nonEmpty("the list of breaks", help: "name at least one break, such as 5 min")
}

extension Node {
    fileprivate var countsByFacility: Bool { self["by"]?.text == AreaSummarySpec.Grouping.perFacilityAndBreak.rawValue }
}

/// The keys that decide which areas there are.
private struct AreaFormFields: Sendable {
    let direction: Field<ServiceAreaSpec.Direction>
    let overlap: Field<ServiceAreaSpec.Overlap>
    let cutoff: Field<ServiceAreaSpec.Cutoff>

    init(_ fields: Fields) {
        direction = fields.optional(
            "travel_direction", .choice(), default: .fromFacility, "Whether travel begins or ends at the facilities.")
        overlap = fields.optional(
            "geometry_at_overlap", .choice(), default: .overlap,
            "Where several facilities reach a place: each area has it, all areas are one, or the facility of least "
                + "cost has it.")
        cutoff = fields.optional(
            "geometry_at_cutoff", .choice(), default: .rings,
            "Whether the area of a break is a ring round that of the break before, or a disk.")
    }
}
