import Glibc
import Vocabulary

/// A process of this program's own, with a socket for what it is told, a pipe for what it tells, and one for what it says to
/// standard error.
final class ChildProcess: Sendable {
    /// Where the process tells: the descriptor that it finds open.
    static let tellingDescriptor: Int32 = 3

    let id: pid_t
    /// Where what it is told is written, and a lock given to it that it holds together with this process.
    let requests: Int32
    /// Where what it tells can be read.
    let events: Int32
    /// Where what it says to standard error can be read.
    let words: Int32

    /// - Parameter program: the path of the program.
    /// - Throws: `ChildFailure`.
    init(program: String, arguments: [String], environment: [String: String]) throws {
        let pipes = [try Self.socket(), try Self.pipe(), try Self.pipe()]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, Self.tellingDescriptor)
        var attributes = Self.deafToSignals()
        defer { posix_spawnattr_destroy(&attributes) }
        var id: pid_t = 0
        let fault = Self.withPointers(["arterial"] + arguments) { arguments in
            Self.withPointers(Self.variables(environment)) { environment in
                posix_spawn(&id, program, &actions, &attributes, arguments, environment)
            }
        }
        for descriptor in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(descriptor) }
        (requests, events, words) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
        self.id = id
        if fault != 0 {
            for descriptor in [requests, events, words] { close(descriptor) }
            throw ChildFailure(reason: SystemWord.fault(fault))
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

    /// Ends the process where it was told nothing. To be called instead of `end`.
    func dismiss() {
        kill()
        _ = Glibc.close(requests)
        _ = end()
    }

    /// Those of a process that no signal meets which somebody sends to stop the run: the other process is told, and tells it.
    private static func deafToSignals() -> posix_spawnattr_t {
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, number) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return attributes
    }

    /// Who dies shall do so at once, and not after a report on standard error that takes seconds.
    private static func variables(_ environment: [String: String]) -> [String] {
        var variables = environment
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables.map { "\($0.key)=\($0.value)" }.sorted()
    }

    /// Neither end stays open in other processes, and none is one of the descriptors that the process is to find.
    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        try ends { Glibc.pipe($0) }
    }

    /// The same, through which descriptors can pass, too.
    private static func socket() throws -> (reading: Int32, writing: Int32) {
        try ends { socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, $0) }
    }

    private static func ends(
        _ make: (UnsafeMutablePointer<Int32>) -> Int32
    ) throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard make(&ends) == 0 else { throw ChildFailure(reason: SystemWord.fault()) }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        for end in ends { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            let fault = errno
            for end in moved where end >= 0 { close(end) }
            throw ChildFailure(reason: SystemWord.fault(fault))
        }
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
