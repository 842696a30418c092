import Foundation
import TestSupport

/// Runs `arterial` with both of its streams in pipes that nobody reads.
enum BrokenPipe {
    /// - Returns: the exit code; minus the signal's number where a signal ended it.
    static func arterial(_ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = Arterial.binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try output.fileHandleForReading.close()
        try error.fileHandleForReading.close()
        try process.startAlone()
        hasEnded.wait()
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }
}
