import Glibc

/// How a process ended.
enum ProcessEnd: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)

    /// - Parameter status: as `waitpid` gives it.
    init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }

    /// `by SIGSEGV (signal 11): it reached for memory that is not its own`.
    var description: String {
        switch self {
        case .exited(let code): "with exit code \(code)"
        case .signalled(let signal):
            Self.meanings[signal].map { "by \($0.name) (signal \(signal)): \($0.meaning)" } ?? "by signal \(signal)"
        }
    }

    private static let meanings: [Int32: (name: String, meaning: String)] = [
        SIGSEGV: ("SIGSEGV", "it reached for memory that is not its own"),
        SIGBUS: ("SIGBUS", "it reached for memory that is not there, such as of a file that was cut off"),
        SIGILL: ("SIGILL", "the program found itself in a state that may not be"),
        SIGTRAP: ("SIGTRAP", "the program found itself in a state that may not be"),
        SIGABRT: ("SIGABRT", "a library gave up"),
        SIGFPE: ("SIGFPE", "an impossible calculation"),
        SIGKILL: ("SIGKILL", "somebody ended it, as the system does where memory runs out"),
        SIGTERM: ("SIGTERM", "somebody ended it"),
    ]
}
