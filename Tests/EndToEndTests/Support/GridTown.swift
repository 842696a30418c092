import Foundation

/// A made-up town whose streets form a grid, 0.001 degree wide, with its south-west corner at 9°E 50°N.
///
/// Streets go east (`Row 0`, `Row 1`, ... from the south) and north (`Column 0`, ...).
struct GridTown {
    /// How many streets go each way.
    let size: Int
    static let spacing = 0.001

    /// The town as an OSM XML file.
    var osm: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<osm version=\"0.6\" generator=\"arterial tests\">",
        ]
        for row in 0..<size {
            for column in 0..<size {
                let at = Self.at(column, row)
                lines.append("<node id=\"\(id(column, row))\" version=\"1\" lon=\"\(at.lon)\" lat=\"\(at.lat)\"/>")
            }
        }
        for street in 0..<size {
            lines.append(way(2 * street + 1, "Row \(street)", (0..<size).map { id($0, street) }))
            lines.append(way(2 * street + 2, "Column \(street)", (0..<size).map { id(street, $0) }))
        }
        return (lines + ["</osm>"]).joined(separator: "\n") + "\n"
    }

    /// A crossing's place as a job file writes it.
    static func place(_ column: Double, _ row: Double) -> String {
        "[\(text(9 + column * spacing)), \(text(50 + row * spacing))]"
    }

    private static func at(_ column: Int, _ row: Int) -> (lon: String, lat: String) {
        (text(9 + Double(column) * spacing), text(50 + Double(row) * spacing))
    }

    private static func text(_ degrees: Double) -> String {
        let units = Int((degrees * 1e7).rounded())
        let digits = String(units % 10_000_000)
        return "\(units / 10_000_000)." + String(repeating: "0", count: 7 - digits.count) + digits
    }

    private func id(_ column: Int, _ row: Int) -> Int { 1 + row * size + column }

    private func way(_ id: Int, _ name: String, _ nodes: [Int]) -> String {
        "<way id=\"\(id)\" version=\"1\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
            + "<tag k=\"highway\" v=\"residential\"/><tag k=\"name\" v=\"\(name)\"/></way>"
    }
}

extension GridTown {
    /// The project file of a town in `town.osm`.
    static let projectFile = """
        networks:
          town: {streets: {source: town.osm, travel_modes: [car, foot]}}
        """ + "\n"

    /// A job from the south-west corner.
    static func job(to column: Double = 2, _ row: Double = 2, more: String = "") -> String {
        """
        job: route
        network: town
        travel_mode: car
        stops:
          - {name: Corner, at: \(place(0, 0))}
          - {name: Market, at: \(place(column, row))}
        """ + "\n" + more
    }

    /// A job that fails: no street is near one of its stops, and the stop may not be skipped.
    static let failingJob = job(to: 100, 100, more: "locate: {skip_invalid: false}\n")

    /// A job with a mistake in its file.
    static let invalidJob = job(more: "colour: red\n")

    /// A project of a small town and these job files.
    static func project(_ jobs: [String: String], size: Int = 4) throws -> TemporaryProject {
        let project = try TemporaryProject(jobs)
        try project.write(projectFile, to: "arterial.yaml")
        try project.write(GridTown(size: size).osm, to: "town.osm")
        return project
    }

    /// A project whose jobs keep a run busy for a while: each visits many crossings of a larger town.
    static func busyProject(jobs count: Int, stops stopCount: Int = 40) throws -> TemporaryProject {
        var jobs: [String: String] = [:]
        for number in 0..<count {
            let stops = (0..<stopCount).map { stop in
                "  - {at: \(place(Double((stop * 7 + number) % 30), Double((stop * 11) % 30)))}\n"
            }
            jobs["job-\(1000 + number).yaml"] =
                "job: route\nnetwork: town\ntravel_mode: car\nstops:\n" + stops.joined()
        }
        return try project(jobs, size: 30)
    }
}
