import Dispatch
import Synchronization

/// Reads the outputs of jobs that are done while others still run, so that the page is there soon after the last one.
///
/// How closely results are shown is known in the end only. It takes what there is so far for an average: what was drawn
/// otherwise than it is shown in the end is drawn anew. The page is the same with it and without.
public final class PageAhead: Sendable {
    private struct State {
        /// How many jobs the page will have.
        var expected = 0
        var jobs: [String: JobAhead] = [:]
        /// Of all files with tables for the page.
        var bytes = 0
        var isOver = false

        /// Takes in one more job, of so many bytes, and says how closely to draw it; not at all where it may be too large to be read.
        mutating func levels(forBytes job: Int) -> Range<Int> {
            bytes += job
            let expected = max(expected, jobs.count + 1)
            let all = bytes / (jobs.count + 1) * expected
            let isRead = all <= PageBudget.reading || job <= PageBudget.reading / expected
            return isRead ? PageDetail.firstLevels(for: all) : 0..<0
        }
    }

    private let outputFolder: String
    private let networks: any BaseNetworks
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "page ahead", qos: .utility)

    /// - Parameters:
    ///   - outputFolder: where the outputs of jobs are.
    ///   - networks: where compiled networks come from.
    public init(outputFolder: String, networks: any BaseNetworks) {
        (self.outputFolder, self.networks) = (outputFolder, networks)
    }

    /// Says how many jobs the page will have, those included that do not run.
    public func expect(_ jobs: Int) { state.withLock { $0.expected = jobs } }

    /// Reads a job whose outputs stand, soon and on another thread.
    public func add(_ job: String) {
        queue.async { [self] in
            if !state.withLock(\.isOver) { read(outputFolder + "/" + job) }
        }
    }

    /// What is read so far, by folder.
    var jobs: [String: JobAhead] { state.withLock(\.jobs) }

    /// What was read, by folder. What is not yet begun is left.
    func ended() -> [String: JobAhead] {
        state.withLock { $0.isOver = true }
        queue.sync {}
        return jobs
    }

    private func read(_ folder: String) {
        guard let document = JobDocument(in: folder) else { return }
        let files = TableFile.all(of: document)
        let bytes = files.reduce(0) { $0 + $1.bytes }
        let levels = state.withLock { $0.levels(forBytes: bytes) }
        let reading = JobReading(of: document, files, in: folder, readable: .max) { network in
            networks.network(network.name, digest: network.digest)
        }
        let drawn = levels.isEmpty ? [] : reading.drawings(levels, limit: PageBudget.job)
        state.withLock { $0.jobs[folder] = JobAhead(document, levels, drawn) }
    }
}
