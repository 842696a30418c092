import Foundation

/// Projects that make the mistakes of which docs/errors.md tells.
enum DocumentedMistakes {
    /// Files with a mistake each, and `slips.yaml` with two, on the streets of the sample.
    static func project() throws -> TemporaryProject {
        let project = try TemporaryProject(["arterial.yaml": projectFile])
        for (name, text) in [slips, oneEach, DocumentedLayerMistakes.jobs].flatMap({ $0 }) {
            try project.write(text, to: "jobs/\(name).yaml")
        }
        try DocumentedLayerMistakes.writeSources(into: project, folder: "jobs")
        try project.write(String(repeating: "#", count: 20_000_000), to: "jobs/large.yaml")
        return project
    }

    /// Jobs that fail in a run.
    static func failingProject() throws -> TemporaryProject {
        let project = try TemporaryProject(["arterial.yaml": projectFile])
        let nice = "[{name: Nice, at: [7.2620, 43.7034]}, {name: Casino, at: [7.42779, 43.73900]}]"
        try project.write(job(stops: nice), to: "jobs/no-route.yaml")
        try project.write(job("locate: {skip_invalid: false}", stops: nice), to: "jobs/not-skipped.yaml")
        try project.write(
            job(
                "locate: {skip_invalid: false, allow_auto_relocate: false}\n"
                    + "barriers: {polygons: {at: [7.42779, 43.73900], buffer: 40 m}}",
                stops: "[{at: [7.42168, 43.73239]}, {name: Casino, at: [7.42779, 43.73900]}]"),
            to: "jobs/closed.yaml")
        for network in ["gone", "broken", "text"] {
            try project.write(job(network: network), to: "jobs/\(network).yaml")
        }
        try project.write(
            try Data(contentsOf: Sample.jobs.appending(path: "data/monaco.osm.pbf")).prefix(300_000),
            to: "broken.osm.pbf")
        try project.write("no map\n", to: "text.txt")
        return project
    }

    private static let projectFile = """
        networks:
          monaco: {streets: {source: \(Sample.jobs.path)/data/monaco.osm.pbf}}
          gone: {streets: {source: data/gone.osm.pbf}}
          broken: {streets: {source: broken.osm.pbf}}
          text: {streets: {source: text.txt}}
        """ + "\n"

    /// The files whose messages the page shows in full.
    private static let slips = [
        "slips": """
        job: route
        network: monaco
        stpos: []
        stops:
          - {name: Town hall, at: [43.73079, 7.42373], service: 2 m}
          - {name: Casino, at: [7.42779, 43.73900]}

        """,
        "town": "job: route\nnetwork: monako\ntravel_mode: car\nstops: [{at: [7.42, 43.73]}, {at: [7.43, 43.74]}]\n",
    ]

    private static let oneEach = [
        "value": job("u_turns: alowed"),
        "cost": job("impedance: tiem"),
        "restriction": job("restrictions: {toll: prohibit}"),
        "factor": job("barriers: {polygons: {\(area), type: scaled_cost}}"),
        "no-type": job("barriers: {polygons: {\(area), factor: 3}}"),
        "cost-unit": job("barriers: {polygons: {\(area), type: added_cost, cost: 2 m}}"),
        "twice": job("network: monaco"),
        "several": job() + "---\n" + job(),
        "type": job(stops: "[{at: [7.42, 43.73, 5]}]"),
        "latitude": job(stops: "[{at: [7.42, 143.7]}]"),
        "swapped": job(stops: "[{name: Town hall, at: [43.73079, 7.42373]}, {at: [7.43, 43.74]}]"),
        "against": job("preserve_last_stop: true\nreturn_to_start: true"),
        "buffer": job("barriers: {polygons: {at: [7.42, 43.73]}}"),
        "polygon": job(
            "barriers: {polygons: {wkt: \"POLYGON ((7.42 43.73, 7.43 43.74, 7.43 43.73, 7.42 43.74, 7.42 43.73))\"}}"),
        "line": job("barriers: {polygons: {wkt: \"LINESTRING (7.42 43.73, 7.43 43.74)\"}}"),
        "zone": job("start_time: \"2026-05-01T08:00\""),
        "now": job("start_time: now"),
        "nearly": "jbo: route\nnetwork: monaco\n",
        "kind": "job: trace\nnetwork: monaco\n",
        "tab": "job: route\n\tnetwork: monaco\n",
        "bomb": bomb,
    ]

    private static let area = "at: [7.42, 43.73], buffer: 9 m"

    /// Aliases of aliases: 10 to the power of 6 values.
    private static let bomb =
        "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + (1...5).map { level in
            "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }.joined() + job()

    private static func job(
        _ more: String = "", network: String = "monaco",
        stops: String = "[{at: [7.42168, 43.73239]}, {at: [7.42779, 43.73900]}]"
    ) -> String {
        "job: route\nnetwork: \(network)\ntravel_mode: car\nstops: \(stops)\n" + (more.isEmpty ? "" : more + "\n")
    }
}
