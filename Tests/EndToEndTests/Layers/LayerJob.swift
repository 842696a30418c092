import Testing

/// A town whose job takes its stops or barriers from layers, and what the job gives.
struct LayerJob {
    let project: TemporaryProject

    /// - Parameter files: the text of each layer by its path.
    init(_ files: [String: String] = [:]) throws {
        project = try GridTown.project([:], size: 12)
        for (path, text) in files { try project.write(text, to: path) }
    }

    /// Two stops as a job writes them.
    static let corners = "{at: \(GridTown.place(0, 0))}, {at: \(GridTown.place(4, 4))}"

    /// Two stops that no barrier of a test is near to.
    static let farCorner = "{at: \(GridTown.place(10, 10))}, {at: \(GridTown.place(11, 11))}"

    /// Runs a job with these stops.
    ///
    /// - Parameters:
    ///   - stops: the items of the list, in flow style.
    ///   - more: further lines.
    func ended(stops: String, _ more: String = "", command: String = "run") throws -> Arterial.Ended {
        try project.write(jobText(stops: "[\(stops)]", more), to: "a.yaml")
        return try project.run(command, "a.yaml")
    }

    /// The outputs of a job that must succeed.
    func outputs(stops: String, _ more: String = "") throws -> Outputs {
        let ended = try ended(stops: stops, more)
        try #require(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    /// The stops of a job that must succeed.
    func stops(_ stops: String, _ more: String = "") throws -> CSVTable {
        try outputs(stops: stops, more).table("a/stops.csv")
    }

    /// The cells of a column of the stops, in the order in which they are visited.
    func column(_ name: String, _ stops: String) throws -> [String] {
        try self.stops(stops).rows.map { $0[name] ?? "no such column" }
    }

    /// The names of the barriers of a job that must succeed, in order; none where the item stands for none.
    func barriers(_ item: String) throws -> [String] {
        let outputs = try outputs(stops: Self.farCorner, "barriers: {polygons: [\(item)]}\n")
        guard outputs.files(of: "a").contains("barriers.geojson") else { return [] }
        return try outputs.features("a/barriers.geojson").features.compactMap { $0.text("name") }
    }

    /// What validate and run say of a job with a mistake; the same, or the test fails.
    func mistake(stops: String, _ more: String = "") throws -> String {
        let found = try ended(stops: stops, more, command: "validate")
        #expect(found.code == 1)
        let run = try ended(stops: stops, more)
        #expect(run.code == 1)
        #expect(run.error.hasPrefix(found.error))
        #expect(try project.outputs().results().first?["state"] as? String == "invalid")
        return found.error
    }

    /// The texts of the messages in the job's record.
    func messages(_ outputs: Outputs) throws -> [String] {
        let messages = try outputs.json("a/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.compactMap { $0["text"] as? String }
    }
}
