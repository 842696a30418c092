import Foundation
import TestSupport

/// A process of `arterial` that goes on while a test looks on. Its streams go to files, so that nothing can block it.
final class RunningArterial {
    private let process = Process()
    private let folder: TemporaryFolder
    private let handles: [FileHandle]
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ arguments: [String], in working: URL, environment: [String: String]) throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        handles = try ["output", "error"].map { try Self.handle(folder.url.appending(path: $0)) }
        process.executableURL = Arterial.binary
        process.arguments = arguments
        process.currentDirectoryURL = working
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = environment.merging(["PATH": path]) { given, _ in given }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
        try process.startAlone()
    }

    var id: Int32 { process.processIdentifier }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until the process is over. To be called once.
    func ended() throws -> Arterial.Ended {
        hasEnded.wait()
        // Foundation was seen to fall over where a thousand files stay open.
        for handle in handles { try? handle.close() }
        return Arterial.Ended(
            code: process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus,
            output: try text("output"), error: try text("error"))
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
    }

    private static func handle(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}
