import Vocabulary

/// A job as a file describes it: every value checked for its form, none of them yet against the data.
public struct JobDescription: Sendable {
    /// What a kind of job asks for beyond what every job does.
    public enum Analysis: Sendable {
        case route(TravelSpec, RouteSpec)
        case serviceArea(TravelSpec, ServiceAreaSpec)
        case trace(TraceSpec)
        case relatedRecords(RelatedRecordsSpec)
    }

    public let kind: JobKind
    /// Nil where the file's path is the name.
    public let name: Marked<String>?
    /// What stands behind the name, or behind the file's path: `.5` for the value 5 of a matrix; empty without one.
    public internal(set) var suffix = ""
    public let description: String?
    public let analysis: Analysis
    /// How long the job may run; nil for ever. It changes no output, and is none of the effective values.
    public let timeout: TimeSpan?
    /// The same as it is told, with where it came from.
    public let timeLimit: EffectiveValue?
    /// Where the document begins.
    public let mark: Mark
    /// Every value that was given or has a default in this file or the project's, in the order of the schema.
    public internal(set) var effectiveValues: [EffectiveValue] = []
    /// The line of its file that its document begins in.
    public internal(set) var line = 1
    /// What is worth knowing about how it is written, and keeps it from nothing.
    public internal(set) var warnings: [Mistake] = []
    /// The files and connections that the job itself names, in this file or in what it takes over from the project's,
    /// each once: what preparing it will open, but for its network.
    public internal(set) var sources: [WrittenSource] = []
    /// Whether it asks for rows by conditions in SQL.
    public internal(set) var hasConditions = false

    /// The shape of a job of a kind.
    static func shape(_ kind: JobKind) -> Shape<JobDescription> {
        switch kind {
        case .route: routeShape
        case .serviceArea: serviceAreaShape
        case .trace: traceShape
        case .relatedRecords: relatedRecordsShape
        }
    }

    private static let routeShape = Shape<JobDescription>.record(
        "a job",
        "The cheapest way through stops, around barriers, in the order given or the best one, with directions.",
        takesDefaults: true
    ) { fields in
        let common = CommonFields(fields, .route, on: TravelSpec.declareNetwork)
        let travel = TravelSpec.declare(in: fields, network: common.subject)
        let route = RouteSpec.declare(in: fields)
        return { record in common.description(record, .route(travel(record), route(record))) }
    }

    private static let serviceAreaShape = Shape<JobDescription>.record(
        "a job", "What lies within so much time, length or another cost of facilities: areas, and the streets in them.",
        takesDefaults: true
    ) { fields in
        let common = CommonFields(fields, .serviceArea, on: TravelSpec.declareNetwork)
        let travel = TravelSpec.declare(in: fields, network: common.subject)
        let area = ServiceAreaSpec.declare(in: fields)
        return { record in common.description(record, .serviceArea(travel(record), area(record))) }
    }

    private static let traceShape = Shape<JobDescription>.record(
        "a job", "A walk through a utility network: what is joined to a place, or which valves isolate it.",
        takesDefaults: true
    ) { fields in
        let common = CommonFields(fields, .trace, on: TravelSpec.declareNetwork)
        let trace = TraceSpec.declare(in: fields, network: common.subject)
        return { record in common.description(record, .trace(trace(record))) }
    }

    private static let relatedRecordsShape = Shape<JobDescription>.record(
        "a job", "The rows and features that are related to others, by relationships of the data or by keys.",
        takesDefaults: true
    ) { fields in
        let common = CommonFields(fields, .relatedRecords) { fields in
            fields.required(
                "source", .marked(.source), "Where the tables are: a file, relative to this one, or a connection.")
        }
        let related = RelatedRecordsSpec.declare(in: fields, source: common.subject)
        return { record in common.description(record, .relatedRecords(related(record))) }
    }
}

/// The keys of every job, and the one that says what it works on.
private struct CommonFields: Sendable {
    let subject: Field<Marked<String>>
    private let kind: Field<JobKind>
    private let name: Field<Marked<String>?>
    private let description: Field<String?>
    private let timeout: Field<TimeSpan?>

    init(_ fields: Fields, _ kind: JobKind, on subject: (Fields) -> Field<Marked<String>>) {
        self.kind = fields.required("job", kind.shape, isOwn: true, "The kind of analysis.")
        self.subject = subject(fields)
        name = fields.optional(
            "name", .marked(JobName.shape), isOwn: true,
            "The job's name and that of its output folder; the file's path by default.")
        description = fields.optional("description", .text, "A sentence for people.")
        _ = fields.optional(
            Matrix.key, Matrix.shape, isOwn: true,
            "Lists of values by name: a job for each combination, used as '${matrix:NAME}'.")
        timeout = fields.optional(
            "timeout", Shape.duration(.moreThanZero).unrecorded,
            "How long the job may run before it is ended; as long as it takes by default.")
    }

    func description(_ record: Record, _ analysis: JobDescription.Analysis) -> JobDescription {
        JobDescription(
            kind: record[kind], name: record[name], description: record[description], analysis: analysis,
            timeout: record[timeout], timeLimit: timeLimit(record), mark: record.mark)
    }

    private func timeLimit(_ record: Record) -> EffectiveValue? {
        guard let timeout = record[timeout], let node = record.given(self.timeout) else { return nil }
        return EffectiveValue(path: self.timeout.key, value: .text(timeout.description), origin: node.origin)
    }
}
