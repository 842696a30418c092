import Foundation
import Testing

/// A project whose network `town` is made of lines, and what its jobs give.
struct StreetProject {
    let project: TemporaryProject

    /// - Parameters:
    ///   - streets: what stands in the network's `streets`, in flow style.
    ///   - files: texts by their paths.
    ///   - more: further lines of the project file.
    init(_ streets: String, _ files: [String: String] = [:], more: String = "") throws {
        project = try TemporaryProject(files)
        try write(streets: streets, more: more)
    }

    func write(streets: String, more: String = "") throws {
        try project.write("networks: {town: {streets: {\(streets)}}}\n\(more)", to: "arterial.yaml")
    }

    /// Runs a route job.
    ///
    /// - Parameters:
    ///   - stops: the items of the list, in flow style.
    ///   - more: further lines.
    func ended(_ stops: String, _ more: String = "", mode: String = "car") throws -> Arterial.Ended {
        try project.write(
            "job: route\nnetwork: town\ntravel_mode: \(mode)\nstops: [\(stops)]\noutputs: {traversed_edges: true}\n\(more)",
            to: "a.yaml")
        return try project.run("run", "a.yaml")
    }

    /// The outputs of a job that must succeed.
    func outputs(_ stops: String, _ more: String = "", mode: String = "car") throws -> Outputs {
        let ended = try ended(stops, more, mode: mode)
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        return project.outputs()
    }

    /// The ids of the streets that a route takes, in its order; nothing where there is no route.
    func path(_ stops: String, _ more: String = "", mode: String = "car") throws -> [String] {
        guard try ended(stops, more, mode: mode).code == 0 else { return [] }
        return try project.outputs().table("a/traversed_edges.csv").rows.compactMap { $0["source_id"] }
    }

    /// A number of the only route.
    func total(_ name: String, _ stops: String, _ more: String = "", mode: String = "car") throws -> Double? {
        try outputs(stops, more, mode: mode).features("a/routes.geojson").features.first?.number(name)
    }

    /// The messages of a job as `code: text`, without those about stops.
    func messages(_ stops: String, _ more: String = "", mode: String = "car") throws -> [String] {
        let messages = try outputs(stops, more, mode: mode).json("a/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.map { "\($0["code"] as? String ?? ""): \($0["text"] as? String ?? "")" }
    }

    /// A place, in streets of the grid.
    static func at(_ column: Double, _ row: Double) -> String { "{at: \(GridTown.place(column, row))}" }
}
