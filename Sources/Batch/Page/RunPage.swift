import FoundationEssentials
import MapPage
import Preparation
import ResultWriters
import Vocabulary

/// The map page of a run, `index.html` in its folder of outputs.
struct RunPage {
    let outputFolder: String
    /// Where compiled networks are kept.
    let cacheFolders: [String]
    /// Reads the outputs of jobs while others run.
    private let ahead: PageAhead

    init(outputFolder: String, cacheFolders: [String]) {
        self.outputFolder = outputFolder
        self.cacheFolders = cacheFolders
        ahead = PageAhead(outputFolder: outputFolder, networks: KeptNetworks(folders: cacheFolders))
    }

    init(outputFolder: String, cache: NetworkCache) {
        self.init(outputFolder: outputFolder, cacheFolders: [cache.folder])
    }

    /// Where compiled networks are kept, seen from the folder of outputs: `run.json` is to name no folder of the machine above it.
    var cacheMember: JSONValue {
        .array(cacheFolders.map { .text(PathText.way(to: $0, from: outputFolder)) })
    }

    /// Says how many jobs the page will have.
    func expect(_ jobs: Int) { ahead.expect(jobs) }

    /// Prepares what the page has of a job that has just ended.
    func prepare(_ outcome: JobOutcome) {
        if outcome.state.isSuccess, outcome.state != .upToDate { ahead.add(outcome.job) }
    }

    /// Prepares what the page has of a network that jobs run on.
    func meet(_ network: String, digest: String) { ahead.meet(network, digest: digest) }

    /// Writes the page where there are results, and leaves alone one that would come out the same; takes an earlier one away where there are none.
    ///
    /// - Throws: `WriteError`.
    func write(_ outcomes: [JobOutcome]) throws(WriteError) { try write(outcomes.map { PageJob($0) }) }

    /// The same for what earlier runs tell.
    ///
    /// - Throws: `WriteError`.
    func write(_ results: [ResultLine]) throws(WriteError) { try write(results.map { PageJob($0) }) }

    private func write(_ jobs: [PageJob]) throws(WriteError) {
        let path = outputFolder + "/" + RunFileName.page
        defer { ahead.close() }
        guard jobs.contains(where: { $0.failure == nil }) else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        let page = page(jobs, linksFiles: true)
        if !page.stands(at: path) { try WholeText.put(utf8: page.pieces(), inPlaceOf: path) }
    }

    /// The page for a place elsewhere, from which it leads to no file.
    func html(_ outcomes: [JobOutcome]) -> String {
        let pieces = page(outcomes.map { PageJob($0) }, linksFiles: false).pieces()
        return pieces.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    private func page(_ jobs: [PageJob], linksFiles: Bool) -> MapPage {
        MapPage(
            jobs: jobs, outputFolder: outputFolder, networks: KeptNetworks(folders: cacheFolders),
            linksFiles: linksFiles, ahead: ahead)
    }
}

extension PageJob {
    init(_ outcome: JobOutcome) {
        self.init(outcome.job, outcome.state, outcome.reason, outcome.mistakes.map(PageMistake.init))
    }

    init(_ result: ResultLine) { self.init(result.job, result.state, result.reason, result.mistakes) }

    /// - Parameter mistakes: of which the reason is a short form.
    private init(_ name: String, _ state: JobState, _ reason: String?, _ mistakes: [PageMistake]) {
        // What was found odd of one with outputs stands in these, and is not told of one that is up to date.
        if state.isSuccess {
            self.init(name: name, failure: nil, reason: "")
            return
        }
        let told = mistakes.isEmpty ? [reason ?? ""] : mistakes.map(\.text)
        self.init(name: name, failure: state.words, reason: told.joined(separator: "\n"))
    }
}
