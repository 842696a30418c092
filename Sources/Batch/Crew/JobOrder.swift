/// A job that a crew is asked to run or to check. It is known by its file and its name: whoever runs it reads the file.
struct JobOrder: Sendable {
    /// What is to be done with the job.
    enum Task: String, Sendable {
        /// Outputs are written.
        case run
        /// Its mistakes are looked for, those against its network's data too; nothing is written.
        case check
        /// It is run without being written, for what is to be told of its places and barriers.
        case explain
    }

    /// The job's place in the plan.
    let index: Int
    let name: String
    let file: String
    /// Whether its file and its name are without mistakes; a job that is not sound is checked for more of them.
    let isSound: Bool
    /// Seconds that it may take; nil: as long as it likes.
    let seconds: Double?
    let task: Task
    /// The jobs that come first, as this one reads what they write: their places in the plan.
    var after: [Int] = []
}
