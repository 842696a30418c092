import Vocabulary

@testable import JobSpec

/// What became of a text that was read as a job file.
struct Reading {
    let documents: [JobDocument]
    let rendered: String

    init(_ text: String, project: String? = nil, environment: [String: String] = [:]) {
        let diagnostics = Diagnostics()
        let projectSpec = project.flatMap {
            ProjectFile.decode(SourceFile(name: "arterial.yaml", text: $0), environment: environment, diagnostics)
        }
        documents = JobFile.decode(
            SourceFile(name: "job.yaml", text: text), project: projectSpec, environment: environment, diagnostics)
        rendered = diagnostics.rendered()
    }

    /// The first document, if it is a job.
    var job: JobDescription? {
        if case .job(let job)? = documents.first { job } else { nil }
    }

    var travel: TravelSpec? {
        switch job?.analysis {
        case .route(let travel, _), .serviceArea(let travel, _): travel
        case .trace, .relatedRecords, nil: nil
        }
    }

    var route: RouteSpec? {
        if case .route(_, let route)? = job?.analysis { route } else { nil }
    }

    var area: ServiceAreaSpec? {
        if case .serviceArea(_, let area)? = job?.analysis { area } else { nil }
    }

    var related: RelatedRecordsSpec? {
        if case .relatedRecords(let related)? = job?.analysis { related } else { nil }
    }

    /// The stops that are places.
    var stops: [StopSpec] {
        (route?.stops.value ?? []).compactMap { if case .place(let stop) = $0 { stop } else { nil } }
    }

    /// The first item of the stops that is a source.
    var stopSource: StopSourceSpec? {
        (route?.stops.value ?? []).lazy.compactMap { if case .source(let source) = $0 { source } else { nil } }.first
    }

    /// The facilities that are places.
    var facilities: [FacilitySpec] {
        (area?.facilities.value ?? []).compactMap { if case .place(let facility) = $0 { facility } else { nil } }
    }

    /// The first item of the facilities that is a source.
    var facilitySource: FacilitySourceSpec? {
        (area?.facilities.value ?? []).lazy.compactMap { if case .source(let source) = $0 { source } else { nil } }
            .first
    }

    /// The polygon barriers that are places.
    var barriers: [BarrierSpec] { places(travel?.barriers.polygons) }

    /// The first item of the polygon barriers that is a source.
    var barrierSource: BarrierSourceSpec? { source(travel?.barriers.polygons) }

    func places(_ items: [BarrierItemSpec]?) -> [BarrierSpec] {
        (items ?? []).compactMap { if case .place(let barrier) = $0 { barrier } else { nil } }
    }

    func source(_ items: [BarrierItemSpec]?) -> BarrierSourceSpec? {
        (items ?? []).lazy.compactMap { if case .source(let source) = $0 { source } else { nil } }.first
    }

    /// `path = value (origin)` for each effective value.
    var effective: [String] {
        (job?.effectiveValues ?? []).map { "\($0.path) = \($0.value.written()) (\($0.origin.rawValue))" }
    }

    /// The first line of each diagnostic.
    var headlines: [String] {
        rendered.split(separator: "\n").map(String.init).filter {
            $0.contains(": error: ") || $0.contains(": warning: ")
        }
    }
}

/// A route job with further lines.
func routeJob(_ lines: String = "", stops: String = "[{at: [7.42, 43.73]}, {at: [7.41, 43.72]}]") -> String {
    "job: route\nnetwork: monaco\nstops: \(stops)\n\(lines)\n"
}

/// A service area job with further lines.
func areaJob(_ lines: String = "breaks: 5", facilities: String = "[{at: [7.42, 43.73]}]") -> String {
    "job: service_area\nnetwork: monaco\nfacilities: \(facilities)\n\(lines)\n"
}

/// A job of related records with further lines.
func traceJob(_ lines: String = "") -> String {
    "job: trace\nnetwork: gas\ntrace_type: connected\nstarting_locations: [{global_id: a}]\n\(lines)\n"
}

func relatedJob(_ lines: String = "") -> String {
    "job: related_records\nsource: data/town.gpkg\n\(lines)\n"
}

/// The tree of the first document of a text, and what was wrong with it.
func parse(_ text: String) -> (root: Node?, rendered: String) {
    let diagnostics = Diagnostics()
    let file = YAMLFile.parse(SourceFile(name: "a.yaml", text: text), origin: .job, diagnostics)
    return (file.documents.first?.root, diagnostics.rendered())
}

/// What a shape makes of a text, and what was wrong with it.
func decode<Value>(_ text: String, as shape: Shape<Value>) -> (value: Value?, rendered: String) {
    let diagnostics = Diagnostics()
    let file = YAMLFile.parse(SourceFile(name: "a.yaml", text: text), origin: .job, diagnostics)
    let value = (file.documents.first?.root).flatMap { shape.decode($0, Reader(diagnostics)) }
    return (value, diagnostics.rendered())
}

/// A project file that was read, and what was wrong with it.
func readProject(_ text: String) -> (project: ProjectSpec?, headlines: [String]) {
    let diagnostics = Diagnostics()
    let project = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: text), diagnostics)
    let lines = diagnostics.rendered().split(separator: "\n").map(String.init)
    return (project, lines.filter { $0.contains(": error: ") })
}
