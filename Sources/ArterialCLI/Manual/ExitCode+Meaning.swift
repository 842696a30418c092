import Batch

extension Batch.ExitCode {
    /// What it tells the caller.
    var meaning: String {
        switch self {
        case .success: "All jobs succeeded, or there is no mistake."
        case .failure: "Some job failed, and the outputs of the others stand; or there are mistakes."
        case .unusable: "Bad usage, a bad project file, or nothing to do: nothing ran."
        case .interrupted: "Interrupted; the outputs of finished jobs stand."
        }
    }
}
