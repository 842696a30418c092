import Synchronization

/// A plan of which the first jobs are known. The other files are read while these run: of thousands, that takes longer than a job.
public final class BegunPlan: Sendable {
    private struct State {
        var reading: PlanReading
        var rest: ArraySlice<String>

        mutating func read(_ count: Int, workers: Int) {
            reading.read(Array(rest.prefix(count)), workers: workers)
            rest = rest.dropFirst(count)
        }
    }

    /// How many files are read before the first job runs.
    private static let firstFiles = 64

    /// The jobs of the first files.
    public let first: BatchPlan
    /// Whether these are all.
    public let isWhole: Bool
    /// How many jobs there will be, as far as can be said.
    let jobsExpected: Int
    private let workers: Int
    private let state: Mutex<State?>

    /// A plan without files that have not been read.
    public init(whole plan: BatchPlan) {
        first = plan
        isWhole = true
        jobsExpected = plan.jobs.count
        workers = 1
        state = Mutex(nil)
    }

    /// Reads the first files, and further ones as long as they have no job.
    ///
    /// - Parameter empty: the plan but for what is read.
    init(_ empty: BatchPlan, _ reading: PlanReading, _ files: [String], workers: Int) {
        var state = State(reading: reading, rest: files[...])
        repeat {
            state.read(Self.firstFiles, workers: workers)
        } while state.reading.jobs.isEmpty && !state.rest.isEmpty
        first = empty.with(state.reading)
        isWhole = state.rest.isEmpty
        jobsExpected = first.jobs.count + state.rest.count
        self.workers = workers
        self.state = Mutex(isWhole ? nil : state)
    }

    /// The plan with the jobs of all files, which are read now where they have not been. It begins with the first ones.
    public func whole() -> BatchPlan {
        state.withLock { state in
            state?.read(.max, workers: workers)
            return state.map { first.with($0.reading) } ?? first
        }
    }
}
