/// The keys of a trace that name elements.
struct TraceElementFields: Sendable {
    let starts: Field<[TraceElementSpec]?>
    let barriers: Field<[TraceElementSpec]?>
    let filterBarriers: Field<[TraceElementSpec]?>

    static let keys = ["starting_locations", "barriers", "filter_barriers"]

    init(_ fields: Fields) {
        starts = fields.optional(
            "starting_locations", TraceElementSpec.starts,
            "The elements where the trace begins: all of them together.")
        barriers = fields.optional(
            "barriers", TraceElementSpec.barriers, "Elements that stop the walk, as closed valves do.")
        filterBarriers = fields.optional(
            "filter_barriers", TraceElementSpec.barriers,
            "Elements that can be closed: results end there, and the walk to controllers does not.")
    }
}
