import Foundation
import Glibc

/// A process of this program's own, with a pipe for what it is told, one for what it tells, and one for what it says to
/// standard error.
final class ChildProcess: Sendable {
    /// Where the process tells: the descriptor that it finds open.
    static let tellingDescriptor: Int32 = 3
    /// A lock that it holds together with this process, where there is one.
    static let lockDescriptor: Int32 = 4

    let id: pid_t
    /// Where what it is told is written.
    let requests: Int32
    /// Where what it tells can be read.
    let events: Int32
    /// Where what it says to standard error can be read.
    let words: Int32

    /// - Parameters:
    ///   - program: the path of the program.
    ///   - lock: an open descriptor that the process is to hold, too.
    /// - Throws: `ChildFailure`.
    init(program: String, arguments: [String], lock: Int32?) throws {
        let pipes = try (0..<3).map { _ in try Self.pipe() }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, Self.tellingDescriptor)
        if let lock { posix_spawn_file_actions_adddup2(&actions, lock, Self.lockDescriptor) }
        var id: pid_t = 0
        let fault = Self.withPointers(["arterial"] + arguments) { arguments in
            Self.withPointers(Self.environment) { environment in
                posix_spawn(&id, program, &actions, nil, arguments, environment)
            }
        }
        for descriptor in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(descriptor) }
        (requests, events, words) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
        self.id = id
        if fault != 0 {
            for descriptor in [requests, events, words] { close(descriptor) }
            throw ChildFailure(reason: String(cString: strerror(fault)))
        }
    }

    /// Waits until the process is gone. To be called once.
    func end() -> ProcessEnd {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        for descriptor in [events, words] { close(descriptor) }
        return ProcessEnd(status: status)
    }

    func kill() { _ = Glibc.kill(id, SIGKILL) }

    /// Who dies shall do so at once, and not after a report on standard error that takes seconds.
    private static var environment: [String] {
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables.map { "\($0.key)=\($0.value)" }.sorted()
    }

    /// Neither end stays open in other processes, and none is one of the descriptors that the process is to find.
    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw ChildFailure(reason: String(cString: strerror(errno))) }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        for end in ends { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else { throw ChildFailure(reason: String(cString: strerror(errno))) }
        return (moved[0], moved[1])
    }

    private static func withPointers<Answer>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Answer
    ) -> Answer {
        let copies = texts.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeBufferPointer { buffer in
            // An array with an item has a base.
            body(buffer.baseAddress.unsafelyUnwrapped)
        }
    }
}

/// Why no process could be started.
struct ChildFailure: Error, CustomStringConvertible {
    let reason: String

    var description: String { "the process that runs the jobs cannot be started: \(reason)" }
}
