import FoundationEssentials
import Vocabulary

/// The output folder of a shard whose run is over.
struct ShardFolder: Sendable {
    /// Why a folder is none.
    struct Unusable: Error {
        let sentence: String
    }

    let path: String
    let part: PlanPart
    /// In the order of the shard's jobs.
    let results: [ResultLine]
    let run: ShardRun

    /// - Throws: `Unusable`.
    init(reading path: String) throws(Unusable) {
        guard FileIdentity(path)?.isFolder == true else { throw Unusable(sentence: "\(path): there is no such folder") }
        self.path = path
        let run = try Self.run(in: path)
        guard let engine = run["arterial"]?.text, case .object? = run["shard"] else {
            throw Unusable(sentence: "\(path): its run was no shard: it was started without --shard")
        }
        guard let part = run["shard"].flatMap({ PlanPart($0, engine: engine) }), let told = ShardRun(run, in: path)
        else { throw Self.damaged(path) }
        (self.part, self.run) = (part, told)
        if self.run.isInterrupted {
            throw Unusable(sentence: "\(path): \(part.shard) was interrupted; run it again")
        }
        results = try Self.results(in: path)
        guard results.count == part.places.count else {
            throw Unusable(
                sentence: "\(path): results.jsonl tells of \(results.count) jobs, and \(part.shard) has "
                    + "\(part.places.count); run it again")
        }
    }

    private static func run(in path: String) throws(Unusable) -> JSONValue {
        guard let data = FileManager.default.contents(atPath: path + "/" + RunFileName.run) else {
            throw Unusable(sentence: "\(path): there is no run.json: no run has come to its end here")
        }
        guard let run = try? JSONText.parse(Array(data)), case .object = run else {
            throw damaged(path)
        }
        return run
    }

    private static func damaged(_ path: String) -> Unusable {
        Unusable(sentence: "\(path): run.json is damaged; run the shard again")
    }

    private static func results(in path: String) throws(Unusable) -> [ResultLine] {
        let data = FileManager.default.contents(atPath: path + "/" + RunFileName.results) ?? Data()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(ResultLine.init)
        guard !lines.contains(where: { $0 == nil }) else {
            throw Unusable(sentence: "\(path): results.jsonl is damaged; run the shard again")
        }
        return lines.compactMap { $0 }
    }
}
