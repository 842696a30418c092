import Foundation

/// Where a command writes: standard output for what a program may read, standard error for everything else.
public struct InputOutput: Sendable {
    public let output: @Sendable (String) -> Void
    public let error: @Sendable (String) -> Void
    /// Columns of the terminal that errors go to; nil where it is none.
    public let terminalWidth: Int?
    /// The path of this program, so that it can start itself to run jobs; nil: jobs run in this process.
    public let program: String?

    public init(
        output: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void, terminalWidth: Int?,
        program: String? = nil
    ) {
        self.output = output
        self.error = error
        self.terminalWidth = terminalWidth
        self.program = program
    }

    /// The streams of the process. A pipe that nobody reads any more ends the output quietly.
    public static let standard = InputOutput(
        output: { write($0, to: STDOUT_FILENO) }, error: { write($0, to: STDERR_FILENO) }, terminalWidth: width(),
        // The file may be replaced while the program runs.
        program: "/proc/self/exe")

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func width() -> Int? {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
