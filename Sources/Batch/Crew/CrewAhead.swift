import Synchronization

/// A process for jobs that comes up while it is still being found out which there are. The first crew takes it over.
public final class CrewAhead: Sendable {
    private let process: Mutex<ChildProcess?>

    /// - Parameter options: without a program that could be started, or where it cannot be, there is no process.
    public init(_ options: RunOptions) {
        process = Mutex(options.program.flatMap { try? ChildProcess.crew($0, options.environment) })
    }

    /// Who is not wanted after all goes.
    deinit { process.withLock { $0?.dismiss() } }

    /// The process, once.
    func take() -> ChildProcess? {
        process.withLock { process in
            defer { process = nil }
            return process
        }
    }
}

extension ChildProcess {
    /// A process for jobs, which waits to be told more.
    ///
    /// - Parameters:
    ///   - program: the path of this program.
    ///   - environment: what this process was started with.
    /// - Throws: `ChildFailure`.
    static func crew(_ program: String, _ environment: [String: String]) throws -> ChildProcess {
        try ChildProcess(program: program, arguments: [CrewService.commandName], environment: environment)
    }
}
