import Dispatch
import Synchronization

/// Reads the outputs of jobs that are done while others still run, so that the page is there soon after the last one.
///
/// How closely results are shown is known in the end only: what was forecast otherwise is read anew. The page is the same with
/// it and without.
public final class PageAhead: Sendable {
    private struct State {
        var forecast = ReadingForecast()
        var jobs: [String: JobAhead] = [:]
        var isOver = false
    }

    private let outputFolder: String
    private let networks: any BaseNetworks
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "page ahead", qos: .utility)
    let bases: BaseAhead

    /// - Parameters:
    ///   - outputFolder: where the outputs of jobs are.
    ///   - networks: where compiled networks come from.
    public init(outputFolder: String, networks: any BaseNetworks) {
        (self.outputFolder, self.networks) = (outputFolder, networks)
        bases = BaseAhead(networks: networks)
    }

    /// Says how many jobs the page will have, those included that do not run.
    public func expect(_ jobs: Int) { state.withLock { $0.forecast.expected = jobs } }

    /// Draws a network that jobs run on, soon and on another thread.
    ///
    /// - Parameter digest: of all that it was made of.
    public func meet(_ network: String, digest: String) {
        bases.begin(RecordedJob.Network(name: network, digest: digest))
    }

    /// Says that the page is written: nothing is drawn any more.
    public func close() { bases.stop() }

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
        guard let document = RecordedJob(in: folder) else { return }
        let files = WrittenTable.all(of: document)
        let (number, readable) = state.withLock { state in
            state.forecast.add(files.map(\.bytes))
            return (state.forecast.reading, state.forecast.readable)
        }
        let reading = JobReading(of: document, files, in: folder, readable: readable) { network in
            networks.network(network.name, digest: network.digest)
        }
        let job = JobAhead(document, number, readable: readable, reading.drawing(PageReading.all[number]))
        state.withLock { $0.jobs[folder] = job }
    }
}
