/// What a crew needs to know before its first job.
struct CrewSetting: Sendable, Codable {
    /// Nil: there is no project file.
    let projectFile: String?
    let outputFolder: String
    /// Where compiled networks are kept; nil: beside the project file.
    let cacheFolder: String?
    let isDurable: Bool
    /// A table of how long the stages of jobs take is written there; nil: none.
    var timings: String?
    var workers: Int
    /// Whether anybody wants to know how far jobs have come, while they run.
    var isWatched = false
}
