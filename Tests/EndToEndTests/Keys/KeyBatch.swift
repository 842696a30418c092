import Foundation
import Testing

/// The jobs of many pairs, run together where the files beside them are the same, or where each has a network of its own: the
/// program starts once for all of them. Nothing of one pair may show in another, as nothing of one job may show in another.
struct KeyBatch: @unchecked Sendable {
    static let route = KeyBatch(JobPairs.all)
    static let serviceArea = KeyBatch(ServiceAreaPairs.all)
    static let relatedRecords = KeyBatch(RelatedPairs.all)
    static let trace = KeyBatch(TracePairs.all)
    static let utilityModel = KeyBatch(towns: ModelPairs.all)

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

    /// Pairs of jobs, which stand side by side.
    private init(_ pairs: [KeyPair]) {
        let together = Dictionary(grouping: pairs.filter(\.canRunBesideOthers), by: \.filesBeside)
        places = together.reduce(into: [:]) { places, group in
            guard let beside = group.key else { return }
            let placed = Self.places(of: group.value, beside: beside) { name, project in
                ["\(name).yaml": project[KeyPair.jobFile, default: ""]]
            }
            places.merge(placed) { first, _ in first }
        }
    }

    /// Pairs of pipe towns, which become networks of one project.
    private init(towns pairs: [KeyPair]) {
        let towns = pairs.filter { $0.canRunBesideOthers && $0.filesBeside == nil && $0.isAboutTown }
        places = Self.places(of: towns, beside: ["arterial.yaml": "networks:\n"], PipeTown.asNetwork)
    }

    /// Runs the jobs of some pairs.
    ///
    /// - Parameter files: of a project whose job is to have a name; texts of files with one path are joined.
    private static func places(
        of pairs: [KeyPair], beside: [String: String],
        _ files: (_ name: String, _ project: [String: String]) -> [String: String]
    ) -> [KeyPair: Place] {
        var all = beside
        let names = pairs.enumerated().map { number, pair in
            pair.projects.enumerated().map { value, project in
                let name = "pair-\(number)-value-\(value)-job"
                all.merge(files(name, project)) { $0 + $1 }
                return name
            }
        }
        let folder = Result { try run(names.joined().map { "\($0).yaml" }, beside: all) }
        return Dictionary(uniqueKeysWithValues: zip(pairs, names.map { Place(folder: folder, jobs: $0) }))
    }

    /// Both runs of a pair; nil where it has to run by itself.
    func runs(of pair: KeyPair) throws -> [KeyRun]? {
        guard let place = places[pair] else { return nil }
        let folder = try place.folder.get()
        return try place.jobs.map { try KeyRun(folder.outputs, #require(folder.results[$0]), looksAt: pair.places) }
    }

    private static func run(_ jobs: [String], beside files: [String: String]) throws -> Folder {
        let project = try TemporaryProject(files)
        try project.makeDatabases(of: files.keys.sorted())
        try project.makeArchives(of: files)
        let ended = try Arterial.run(["run", "--quiet"] + jobs, in: project.url)
        try #require([0, 1].contains(ended.code), "\(ended.error)")
        let results = try project.outputs().results()
        return Folder(
            outputs: project.outputs(),
            results: Dictionary(results.map { ($0["job"] as? String ?? "", $0) }) { first, _ in first })
    }
}
