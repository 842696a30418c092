import Foundation
import TestSupport

/// A shell that goes on until the tests are over. It then finds its standard input closed, whatever ended them.
final class GuardProcess: Sendable {
    private let answers: FileHandle
    /// Open for as long as the tests run.
    private let hold: FileHandle

    /// - Parameters:
    ///   - script: text for `sh`, which writes what it has to say to descriptor 3 and then reads its input to the end.
    ///   - arguments: `$1` and so on.
    init(script: String, arguments: [String]) throws {
        let (input, output) = (Pipe(), Pipe())
        hold = input.fileHandleForWriting
        answers = output.fileHandleForReading
        // Whoever else inherits the writing end would keep the shell alive.
        _ = fcntl(hold.fileDescriptor, F_SETFD, FD_CLOEXEC)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec 3>&1 >/dev/null 2>/dev/null\n" + script, "sh"] + arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.startAlone()
        try input.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
    }

    /// Waits for the first line that the shell says; empty where it has ended instead.
    func firstLine() -> String {
        var bytes: [UInt8] = []
        while let byte = try? answers.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
