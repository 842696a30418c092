import Foundation
import Testing

/// One of the two runs of a pair.
struct KeyRun {
    private let outputs: Outputs
    /// The one job among the outputs that it is about; nil: all of them are its own.
    private let name: String?
    private let isRefused: Bool
    /// What `arterial network info` says of the network `town`; of a job that ran beside others, how it ended.
    private let info: [String: Any]

    /// - Parameter places: where the outputs are looked at. For `state` the job may fail, once its files are sound; for
    ///   `refusal` it may be a mistake, and is not run. For a place in `info` the project has a network `town`.
    init(_ files: [String: String], looksAt places: [String]) throws {
        let project = try TemporaryProject(files)
        try project.makeDatabases(of: files.keys.sorted())
        try project.makeArchives(of: files)
        let (mayFail, mayBeRefused) = (places.contains("state"), places.contains("refusal"))
        let ended = try project.run(mayFail || mayBeRefused ? "validate" : "run", "job.yaml")
        isRefused = ended.code == 1
        // A mistake in the files would make any two runs differ.
        #expect(ended.code == 0 || mayBeRefused && isRefused, "\(ended.error)")
        if mayFail { _ = try project.run("run", "job.yaml") }
        outputs = project.outputs()
        name = nil
        info = try places.contains { $0.hasPrefix("info/") } ? Self.info(project) : [:]
    }

    /// A job that ran beside others.
    ///
    /// - Parameter result: what `results.jsonl` says of it.
    init(_ outputs: Outputs, _ result: [String: Any], looksAt places: [String]) throws {
        let (name, state) = (try #require(result["job"] as? String), try #require(result["state"] as? String))
        let unsound = places.contains("state") ? ["invalid"] : ["invalid", "failed", "crashed", "timed_out"]
        #expect(!unsound.contains(state), "\(result)")
        (self.outputs, self.name, isRefused) = (outputs, name, false)
        info = ["state": state]
    }

    private var jobs: [String] {
        guard let name else { return outputs.jobs }
        return outputs.files(of: name).isEmpty ? [] : [name]
    }

    private static func info(_ project: TemporaryProject) throws -> [String: Any] {
        let ended = try project.run("network", "info", "town", "--json")
        #expect(ended.code == 0, "\(ended.error)")
        return try JSONSerialization.jsonObject(with: Data(ended.output.utf8)) as? [String: Any] ?? [:]
    }

    /// The jobs' names and what their outputs depend on; nil where there are none.
    var jobKey: String? {
        let keys = jobs.compactMap { job in
            ((try? outputs.json("\(job)/job.json"))?["key"] as? [String: Any]).map { key in
                (name == nil ? "\(job) " : "") + "\(key["digest"] ?? "")"
            }
        }
        return keys.isEmpty ? nil : keys.joined(separator: " ")
    }

    /// What stands at a place of the outputs, without the name of the job; nil where it is missing.
    func content(at place: String) throws -> String? {
        let content = try written(at: place)
        return name.map { content?.replacing($0, with: "job") } ?? content
    }

    private func written(at place: String) throws -> String? {
        switch place {
        case "folder": return outputs.jobs.joined(separator: " ")
        case "state": return try name == nil ? outputs.states().joined(separator: " ") : info["state"] as? String
        case "refusal": return "\(isRefused)"
        default: break
        }
        let parts = place.split(separator: "/").map(String.init)
        if parts[0] == "info" { return "\(try #require(info[parts[1]]))" }
        guard let job = jobs.first, outputs.files(of: job).contains(parts[0]) else { return nil }
        let file = "\(job)/\(parts[0])"
        guard parts.count == 2 else { return try outputs.text(file) }
        return try cells(of: parts[1], in: file).joined(separator: "|")
    }

    private func cells(of column: String, in file: String) throws -> [String] {
        if file.hasSuffix(".csv") {
            let table = try outputs.table(file)
            try #require(table.columns.contains(column), "\(file) has no column \(column)")
            return table.rows.map { $0[column] ?? "" }
        }
        if file.hasSuffix(".json") { return ["\(try outputs.json(file)[column] ?? "")"] }
        return try outputs.features(file).features.map { feature in
            let value = try #require(feature.properties[column], "\(file) has no member \(column)")
            return "\(value)"
        }
    }
}
