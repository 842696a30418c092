import Glibc
import Vocabulary

/// Writing failed: a full disk, a folder without permission. A fault of the place, not of the job.
public struct WriteError: Error, Equatable, CustomStringConvertible {
    /// What was tried, such as `write` or `create`.
    public let action: String
    /// The file or folder, relative to the output folder where it lies in there.
    public let name: String
    /// The system's word for what went wrong, such as `No space left on device`.
    public let reason: String

    public init(_ action: String, _ name: String, reason: String) {
        self.action = action
        self.name = name
        self.reason = reason
    }

    /// The fault that the system call just made left in `errno`.
    init(_ action: String, _ name: String, code: Int32 = errno) {
        self.init(action, name, reason: SystemWord.fault(code))
    }

    public var description: String { "cannot \(action) \(name): \(reason)" }
}
