import Glibc
import JobSpec
import Synchronization
import SystemCalls
import Vocabulary

/// Where a command writes: standard output for what a program may read, standard error for everything else.
public struct InputOutput: Sendable {
    public let output: @Sendable (String) -> Void
    public let error: @Sendable (String) -> Void
    /// Columns of the terminal that errors go to; nil where it is none.
    public let terminalWidth: Int?
    /// The path of this program, so that it can start itself to run jobs; nil: jobs run in this process.
    public let program: String?
    /// Why some of the output was lost; nil where all of it arrived, or where nobody reads any more.
    public let loss: @Sendable () -> String?

    public init(
        output: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void, terminalWidth: Int?,
        program: String? = nil, loss: @escaping @Sendable () -> String? = { nil }
    ) {
        self.output = output
        self.error = error
        self.terminalWidth = terminalWidth
        self.program = program
        self.loss = loss
    }

    /// The streams of the process. A pipe that nobody reads any more ends the output quietly.
    public static let standard = InputOutput(
        output: { text in
            let fault = write(text, to: STDOUT_FILENO)
            if fault != 0, fault != EPIPE { lost.withLock { $0 = $0 ?? fault } }
        }, error: { _ = write($0, to: STDERR_FILENO) }, terminalWidth: width(),
        // The file may be replaced while the program runs.
        program: "/proc/self/exe", loss: { lost.withLock(\.self).map { SystemWord.fault($0) } })

    /// The system's number of the first fault of the standard output.
    private static let lost = Mutex<Int32?>(nil)

    /// - Returns: the system's number of the fault, or 0.
    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        Descriptor.write(Array(text.utf8), to: descriptor)
    }

    private static func width() -> Int? {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

extension InputOutput {
    /// Says on standard error why something could not be done. What files are called does nothing to a terminal.
    func tell(fault: Any) { error("arterial: \(SafeText.lines("\(fault)"))\n") }
}
