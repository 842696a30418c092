import FoundationEssentials
import Preparation
import ResultWriters
import Vocabulary

/// Writes `results.jsonl`, the map page and `run.json` of a merged folder: what the shards tell, in the order of the plan.
struct MergedRunFiles {
    let shards: ShardSet
    let outputFolder: String
    let leftOutputs: [String]

    /// Takes away what an earlier time has left: while `run.json` is missing, the folder is not merged.
    static func remove(from outputFolder: String) {
        for name in RunFileName.all {
            try? FileManager.default.removeItem(atPath: outputFolder + "/" + name)
        }
    }

    /// - Throws: `WriteError`.
    func write() throws {
        try writeResults()
        try page.write(shards.jobs.map(\.result))
        let text = run.written(pretty: true) + "\n"
        try WholeText.put(utf8: [Array(text.utf8)], inPlaceOf: outputFolder + "/" + RunFileName.run)
    }

    /// With the networks of all shards, each folder once.
    private var page: RunPage {
        let folders = shards.shards.flatMap(\.run.cacheFolders).map { URL(filePath: $0).standardizedFileURL.path }
        return RunPage(
            outputFolder: outputFolder, cacheFolders: folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        )
    }

    private func writeResults() throws {
        let file = try OutputFile(path: outputFolder + "/" + RunFileName.results, name: RunFileName.results)
        for job in shards.jobs { try file.write { $0.append(text: job.result.text + "\n") } }
        try file.close()
    }

    private var run: JSONValue {
        let runs = shards.shards.map(\.run)
        let started = runs.compactMap(\.started).min()
        let sources = Set(runs.flatMap(\.sourcesOutside)).sorted()
        let members: [(String, JSONValue)] = [
            ("arterial", .text(Versions.engine)),
            ("started", started.map(JSONValue.text) ?? .null),
            ("seconds", .seconds(runs.map(\.seconds).reduce(0, +))),
            ("workers", Self.number(runs.map(\.workers).reduce(0, +))),
            ("interrupted", .boolean(false)),
            ("jobs", Self.number(shards.jobs.count)),
            ("states", .object(JobState.allCases.map { ($0.rawValue, Self.number(count($0))) })),
            ("peak_mb", runs.compactMap(\.peakMegabytes).max().map(Self.number) ?? .null),
            ("ignored", .array(ignored)),
            ("project", project.map(JSONValue.text) ?? .null),
            ("sources_outside", .array(sources.map(JSONValue.text))),
            ("left_outputs", .array(leftOutputs.map(JSONValue.text))),
            ("pruned", .boolean(false)),
            ("cache", page.cacheMember),
            ("shard", .null),
            ("shards", Self.number(shards.shards.count)),
        ]
        return .object(members)
    }

    /// The first one's, where that is there.
    var project: String? {
        guard let folder = shards.shards.first?.run.projectFolder, PathState(folder) == .there else { return nil }
        return PathText.way(to: folder, from: outputFolder)
    }

    private static func number(_ count: Int) -> JSONValue { .integer(Int64(count)) }

    private func count(_ state: JobState) -> Int { shards.jobs.count { $0.result.state == state } }

    /// Each shard has met the same files.
    private var ignored: [JSONValue] {
        (shards.shards.first?.run.ignored ?? []).map { ignored in
            .object([("file", .text(ignored.file)), ("reason", .text(ignored.reason))])
        }
    }
}
