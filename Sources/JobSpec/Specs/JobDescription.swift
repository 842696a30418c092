import Vocabulary

/// A job as a file describes it: every value checked for its form, none of them yet against the network.
public struct JobDescription: Sendable {
    /// What a kind of job asks for beyond what every job does.
    public enum Analysis: Sendable {
        case route(RouteSpec)
    }

    public let kind: JobKind
    public let network: Marked<String>
    /// Nil where the file's path is the name.
    public let name: Marked<String>?
    public let description: String?
    public let travelMode: Marked<String>?
    public let impedance: Impedance
    /// Nil where the travel mode decides.
    public let uTurns: UTurnPolicy?
    public let barriers: BarriersSpec
    public let startTime: Marked<StartTime>?
    /// The coordinate system of inline coordinates; nil for WGS84.
    public let crs: Marked<String>?
    public let locate: LocateSpec
    public let analysis: Analysis
    /// Where the document begins.
    public let mark: Mark
    /// Every value that was given or has a default in this file or the project's, in the order of the schema.
    public internal(set) var effectiveValues: [EffectiveValue] = []

    /// The shape of a job of a kind.
    static func shape(_ kind: JobKind) -> Shape<JobDescription> {
        switch kind {
        case .route: routeShape
        }
    }

    private static let routeShape = Shape<JobDescription>.record(
        "a job", "The cheapest way through stops, around barriers, in the order given or the best one, with directions."
    ) { fields in
        let common = CommonFields(fields)
        let route = RouteSpec.declare(in: fields)
        return { record in common.description(record, .route(route(record))) }
    }
}

/// The keys of every job.
private struct CommonFields: Sendable {
    let kind: Field<JobKind>
    let network: Field<Marked<String>>
    let name: Field<Marked<String>?>
    let description: Field<String?>
    let travelMode: Field<Marked<String>?>
    let impedance: Field<Impedance>
    let uTurns: Field<UTurnPolicy?>
    let barriers: Field<BarriersSpec>
    let startTime: Field<Marked<StartTime>?>
    let crs: Field<Marked<String>?>
    let locate: Field<LocateSpec>

    init(_ fields: Fields) {
        kind = fields.required("job", JobKind.shape, isOwn: true, "The kind of analysis.")
        network = fields.required("network", .marked(.label), "The name of a network of the project file.")
        name = fields.optional(
            "name", .marked(JobName.shape), isOwn: true,
            "The job's name and that of its output folder; the file's path by default.")
        description = fields.optional("description", .text, "A sentence for people.")
        travelMode = fields.optional(
            "travel_mode", .marked(.label), "A travel mode of the project file, or a built-in one: car, bicycle, foot.")
        impedance = fields.optional("impedance", .choice(), default: Impedance.time, "The cost that is made least.")
        uTurns = fields.optional(
            "u_turns", .choice(), "Where the vehicle may turn round; the travel mode's by default.")
        barriers = fields.section("barriers", BarriersSpec.shape, "What closes parts of the network.")
        startTime = fields.optional(
            "start_time", .marked(StartTime.shape), "When the journey begins; it shifts clocks, not costs.")
        crs = fields.optional(
            "crs", .marked(.text), "The coordinate system of inline coordinates, such as EPSG:25832; WGS84 by default.")
        locate = fields.section("locate", LocateSpec.shape, "How places are brought onto the network.")
    }

    func description(_ record: Record, _ analysis: JobDescription.Analysis) -> JobDescription {
        JobDescription(
            kind: record[kind], network: record[network], name: record[name], description: record[description],
            travelMode: record[travelMode], impedance: record[impedance], uTurns: record[uTurns],
            barriers: record[barriers], startTime: record[startTime], crs: record[crs], locate: record[locate],
            analysis: analysis, mark: record.mark)
    }
}
