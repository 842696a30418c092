import Vocabulary

/// What a route job asks for.
public struct RouteSpec: Sendable {
    public let stops: Marked<[StopItemSpec]>
    public let findBestSequence: Bool
    public let preserveFirstStop: Bool
    /// False where the route returns to its start.
    public let preserveLastStop: Bool
    public let returnToStart: Bool
    /// Whether the time windows of stops count.
    public let useTimeWindows: Bool
    /// Nil where no directions are wanted.
    public let directions: DirectionsSpec?
    public let outputs: RouteOutputsSpec

    /// Declares the keys that only route jobs have.
    static func declare(in fields: Fields) -> @Sendable (Record) -> RouteSpec {
        let stops = fields.required(
            "stops", .marked(stopList), draft: { Marked([], at: $0) }, "The places to visit.")
        let order = OrderFields(fields)
        let windows = fields.optional(
            "use_time_windows", .boolean, default: true,
            "Whether time windows of stops count: for waiting, for coming late, and for the order.")
        let directions = fields.section(
            "directions", DirectionsSpec.shape.orNone, "How directions are written; none for no directions.")
        let outputs = fields.section("outputs", RouteOutputsSpec.shape, "What the job writes.")
        fields.idle(
            ["simplify"], within: outputs.key, unless: drawsStreets, remedy: "no route is drawn along the streets")
        fields.idle(
            ["geometry"], within: outputs.key, where: { !$0.isNone },
            unless: { $0[outputs.key]?.writesGeometries ?? true },
            remedy: Node.writesNoGeometries)
        fields.idle(
            ["accumulate"], where: { ($0.items ?? []).allSatisfy { ["time", "length"].contains($0.text) } },
            unless: { ($0["accumulate"]?.items ?? []).isEmpty }, remedy: "time and length are told anyway")
        return { record in
            RouteSpec(
                stops: record[stops], findBestSequence: record[order.findBest],
                preserveFirstStop: record[order.preserveFirst], preserveLastStop: order.preservesLast(record),
                returnToStart: record[order.returns], useTimeWindows: record[windows],
                directions: record[directions], outputs: record[outputs])
        }
    }

    /// Whether the line of a route along the streets is written.
    @Sendable private static func drawsStreets(_ job: Node) -> Bool {
        guard let outputs = job["outputs"] else { return true }
        let others: [RouteOutputsSpec.Geometry] = [.straight, .none]
        return outputs.writesGeometries && !others.contains { $0.rawValue == outputs["geometry"]?.text }
    }
}

extension RouteSpec {
    private static let stopList = Shape<[StopItemSpec]>.items(of: StopItemSpec.shape, called: "a list of stops")
        .nonEmpty("the list of stops", help: "name the places to visit")
}

/// The keys that decide the order of stops.
private struct OrderFields: Sendable {
    let findBest: Field<Bool>
    let preserveFirst: Field<Bool>
    let preserveLast: Field<Bool>
    let returns: Field<Bool>

    init(_ fields: Fields) {
        findBest = fields.optional(
            "find_best_sequence", .boolean, default: false, "Whether the stops are put into the cheapest order.")
        preserveFirst = fields.optional(
            "preserve_first_stop", .boolean, default: true, "Whether the first stop stays first.")
        preserveLast = fields.optional(
            "preserve_last_stop", .boolean, default: true,
            "Whether the last stop stays last; false by default where the route returns to its start.")
        returns = fields.optional(
            "return_to_start", .boolean, default: false, "Whether the route ends where it began.")
        fields.notBothTrue(
            preserveLast.key, returns.key, help: "a route that returns to its start has no other last stop")
        fields.idle(
            [preserveFirst.key, preserveLast.key], where: { !$0.isTrue },
            unless: { [findBest] node in node[findBest.key]?.isTrue ?? false },
            remedy:
                "stops are visited in the order in which they are given, unless 'find_best_sequence: true' says otherwise"
        )
    }

    func preservesLast(_ record: Record) -> Bool {
        guard record[returns], record.given(preserveLast) == nil else { return record[preserveLast] }
        record.note(.boolean(false), for: preserveLast)
        return false
    }
}
