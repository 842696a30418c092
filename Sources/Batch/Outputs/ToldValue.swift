import JobSpec
import Preparation
import Vocabulary

/// An effective value of a job as it is told: its path, what it is, as JSON, and where it came from.
struct ToldValue: Sendable, Codable, Equatable {
    let path: String
    let text: String
    let origin: String

    init(_ value: EffectiveValue) {
        (path, text, origin) = (value.path, value.printed.written(), value.origin.rawValue)
    }
}
