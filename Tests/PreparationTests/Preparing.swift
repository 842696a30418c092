import Analyses
import Geometry
import JobSpec
import Preparation
import Vocabulary

/// What became of a job file that was prepared beside a project file.
struct Preparing {
    let job: PreparedJob?
    /// All diagnostics as text.
    let rendered: String
    /// The barriers of what was asked of the network ahead of the stops, and how many mistakes were known then.
    let ahead: [(barriers: Int, mistakes: Int)]

    static let project = """
        networks:
          monaco:
            streets: {source: monaco.osm.pbf, travel_modes: [car, foot]}
            time_zone: Europe/Monaco
        """

    init(_ lines: String = "", stops: String = "[{at: [7.42, 43.73]}, {at: [7.41, 43.72]}]", project: String = project)
    {
        self.init(job: "job: route\nnetwork: monaco\nstops: \(stops)\n\(lines)\n", project: project)
    }

    /// A service area job.
    init(_ lines: String = "breaks: 5", facilities: String, project: String = project) {
        self.init(job: "job: service_area\nnetwork: monaco\nfacilities: \(facilities)\n\(lines)\n", project: project)
    }

    private init(job text: String, project: String) {
        let diagnostics = Diagnostics()
        let spec = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: project), diagnostics)
        let documents = JobFile.decode(SourceFile(name: "job.yaml", text: text), project: spec, diagnostics)
        var ahead: [(barriers: Int, mistakes: Int)] = []
        let prepared = documents.first.flatMap { document -> PreparedJob? in
            guard case .job(let description) = document else { return nil }
            let project = Project(spec: spec, folder: ".", diagnostics)
            let preparation = JobPreparation(project: project, diagnostics) { travel in
                ahead.append((travel.barriers.count, diagnostics.errorCount))
            }
            return preparation.prepare(description, name: "job")
        }
        (job, self.ahead) = (prepared, ahead)
        rendered = diagnostics.rendered()
    }

    var route: PreparedRoute? {
        if case .route(let route)? = job?.analysis { route } else { nil }
    }

    var area: PreparedServiceArea? {
        if case .serviceArea(let area)? = job?.analysis { area } else { nil }
    }

    /// The errors, each with its place.
    var headlines: [String] {
        rendered.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    }

    /// What was noticed, each with its code.
    var noticed: [String] { (job?.messages ?? []).map { "\($0.code): \($0.text)" } }

    /// The text of each error and each help, in order.
    var sentences: [String] {
        rendered.split(separator: "\n").map(String.init).compactMap { line in
            if let error = line.range(of: ": error: ") { return String(line[error.upperBound...]) }
            return line.hasPrefix("help: ") ? line : nil
        }
    }
}

extension Barrier {
    /// The parts of an area; none for another barrier.
    var polygons: [Polygon] {
        guard case .area(let polygons) = shape else { return [] }
        return polygons
    }
}
