/// What a crew tells of its work.
enum CrewEvent: Sendable, Codable {
    case started(Int)
    case finished(Int, JobOutcome)
    case progress(phase: String, done: Int, total: Int?)
    case note(String)
}
