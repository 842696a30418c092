import Foundation
import Testing

/// The jobs of many pairs, run together where the files beside them are the same: the program starts once for all of them.
/// Nothing of one pair may show in another, as nothing of one job may show in another.
struct KeyBatch: @unchecked Sendable {
    static let route = KeyBatch(JobPairs.all)
    static let serviceArea = KeyBatch(ServiceAreaPairs.all)
    static let relatedRecords = KeyBatch(RelatedPairs.all)
    static let trace = KeyBatch(TracePairs.all)

    /// A folder in which the jobs of some pairs have run.
    private struct Folder {
        let outputs: Outputs
        /// What `results.jsonl` says of each job.
        let results: [String: [String: Any]]
    }

    /// The jobs of a pair, in a folder.
    private struct Place {
        let folder: Result<Folder, any Error>
        let jobs: [String]
    }

    private let places: [KeyPair: Place]

    private init(_ pairs: [KeyPair]) {
        var places: [KeyPair: Place] = [:]
        for (files, pairs) in Dictionary(grouping: pairs, by: \.filesBeside) {
            guard let files else { continue }
            var jobs: [String: String] = [:]
            let names = pairs.enumerated().map { number, pair in
                pair.jobTexts.enumerated().map { value, text in
                    let name = "pair-\(number)-value-\(value)-job"
                    jobs[name] = text
                    return name
                }
            }
            let folder = Result { try Self.run(jobs, beside: files) }
            for (pair, names) in zip(pairs, names) { places[pair] = Place(folder: folder, jobs: names) }
        }
        self.places = places
    }

    /// Both runs of a pair; nil where it has to run by itself.
    func runs(of pair: KeyPair) throws -> [KeyRun]? {
        guard let place = places[pair] else { return nil }
        let folder = try place.folder.get()
        return try place.jobs.map { try KeyRun(folder.outputs, #require(folder.results[$0]), looksAt: pair.places) }
    }

    /// - Parameter jobs: the text of each by its name.
    private static func run(_ jobs: [String: String], beside files: [String: String]) throws -> Folder {
        let project = try TemporaryProject(files)
        try project.makeDatabases(of: files.keys.sorted())
        try project.makeArchives(of: files)
        for (name, text) in jobs { try project.write(text, to: "\(name).yaml") }
        _ = try Arterial.run(["run", "--quiet"] + jobs.keys.sorted().map { "\($0).yaml" }, in: project.url)
        let results = try project.outputs().results()
        return Folder(
            outputs: project.outputs(),
            results: Dictionary(results.map { ($0["job"] as? String ?? "", $0) }) { first, _ in first })
    }
}
