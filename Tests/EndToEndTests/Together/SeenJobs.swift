import Foundation
import Testing

/// A project that was drafted from a town's streets, to which gas and water networks come, and jobs of all kinds that write
/// GeoPackages: areas and a round past mains under repair, which are barriers by reference, records of requests, traces.
struct SeenJobs {
    let traces = TraceJobs(size: 8, traces: 3)

    private static let outputs = "outputs: {formats: [geojson, csv, gpkg]}\n"

    /// The folder as somebody would have it after `arterial init --from`, some more files, and an evening's work.
    func project() throws -> TemporaryProject {
        let project = try drafted()
        for (path, text) in traces.files where path != "arterial.yaml" { try project.write(text, to: path) }
        let networks = try #require(traces.files["arterial.yaml"])
        try project.write(try merged(project.text("arterial.yaml"), with: networks), to: "arterial.yaml")
        for (path, text) in own { try project.write(text, to: path) }
        try Conversion.write(
            "data/devices.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-nln", "devices"], in: project.url)
        try Conversion.write(
            "data/mains.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-update", "-nln", "mains"], in: project.url)
        return project
    }

    private func drafted() throws -> TemporaryProject {
        let place = try TemporaryProject(["town.osm": GridTown(size: traces.grid.size).osm])
        let ended = try place.run("init", "--from", "town.osm", "drafted")
        #expect(ended.code == 0, "\(ended.error)")
        return try TemporaryProject(copying: place.url.appending(path: "drafted"))
    }

    /// The drafted project file with the networks and definitions of another one; the town keeps its own.
    private func merged(_ drafted: String, with other: String) throws -> String {
        let parts = other.components(separatedBy: "\ndefinitions:")
        try #require(parts.count == 2)
        let networks = parts[0].split(separator: "\n").dropFirst().filter { !$0.hasPrefix("  town:") }
        return drafted.replacing("../town.osm", with: "town.osm")
            .replacing("networks:\n", with: "networks:\n\(networks.joined(separator: "\n"))\n")
            + "definitions:" + parts[1]
    }

    private var own: [String: String] {
        let mains = traces.grid.mains.map(\.id)
        let rows = mains.enumerated().flatMap { number, main in
            (0..<(number % 3)).map { "\(main),request \($0)" }
        }
        return [
            "data/requests.csv": "main,text\n" + rows.joined(separator: "\n") + "\n",
            "evening/areas.yaml": Self.areas + Self.outputs,
            "evening/round.yaml": Self.round + Self.outputs,
            "evening/requests.yaml": Self.requests + Self.outputs,
            "evening/at-a-main.yaml": Self.isolation(traces.traced[1], traces.grid) + Self.outputs,
            "evening/packed.yaml": Self.areas + "outputs: {formats: [gpkg, fgb], crs: EPSG:25832}\n",
        ]
    }

    private static let areas = """
        job: service_area
        network: town
        travel_mode: car
        facilities:
          - {name: North <b>&amp; West</b>, at: \(GridTown.place(1.5, 6))}
          - {name: South, at: \(GridTown.place(6, 0.5))}
        breaks: [30 s, 60 s, 90 s]
        barriers: {lines: [{use: repairs}]}
        lines: {shape: true_shape}

        """

    private static let round = """
        job: route
        network: town
        travel_mode: car
        find_best_sequence: true
        stops:
          - {name: Depot, at: \(GridTown.place(0.2, 0))}
          - {name: Baker, at: \(GridTown.place(6.5, 6))}
          - {name: Smith, at: \(GridTown.place(1, 5.5))}
          - {name: Miller, at: \(GridTown.place(5, 2.5))}
        barriers: {lines: [{use: repairs}], polygons: [{at: \(GridTown.place(3, 3)), buffer: 60 m}]}
        directions: {language: de}

        """

    private static let requests = """
        job: related_records
        source: ../data/gas.gpkg
        table: mains
        fields: {id: id}
        relationship: {source: ../data/requests.csv, table: requests, origin_key: id, destination_key: main}
        related_fields: {keep: [text]}

        """

    private static func isolation(_ main: PipeGrid.Main, _ grid: PipeGrid) -> String {
        """
        job: trace
        network: gas
        trace_type: isolation
        starting_locations: {at: \(grid.middle(of: main)), source: Main}
        configuration: {include_isolated_features: true, filter: {barriers: {category: Isolating}}}

        """
    }
}
