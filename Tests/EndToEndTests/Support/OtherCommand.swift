import Foundation
import TestSupport

/// A command other than `arterial`, such as a script of the project.
enum OtherCommand {
    /// Runs it to its end; its streams go to files, so that nothing can block it.
    ///
    /// - Parameter environment: all the variables that it has.
    static func run(
        _ executable: String, _ arguments: [String], in working: URL, environment: [String: String]
    ) throws -> Arterial.Ended {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = working
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let files = ["output", "error"].map { folder.url.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        let handles = try files.map { try FileHandle(forWritingTo: $0) }
        // Foundation was seen to fall over where a thousand files stay open.
        defer { for handle in handles { try? handle.close() } }
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.startAlone()
        hasEnded.wait()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Arterial.Ended(code: process.terminationStatus, output: texts[0], error: texts[1])
    }
}
