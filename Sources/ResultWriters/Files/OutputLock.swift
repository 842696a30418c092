import Glibc
import SystemCalls

/// Holds a folder of outputs for one run: a lock on `.arterial.lock` in it.
///
/// The lock goes with the process, however that ends. The file stays, empty.
public final class OutputLock {
    public static let fileName = ".arterial.lock"

    /// Whoever holds a copy of it holds the lock, too: it is free when all are closed.
    public let descriptor: Int32

    /// How often, and how long, a lock is tried whose holder is no more, since a process of his may be about to end.
    private static let (tries, pause) = (100, UInt32(20_000))

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        _ = ftruncate(descriptor, 0)
        _ = close(descriptor)
    }

    /// Takes the lock without waiting. It is held for as long as the value lives. Makes the folder where it is missing.
    ///
    /// - Parameter command: what the holder is doing, told to others who want the folder.
    /// - Throws: `OutputFolderInUse` where another run holds it; `WriteError` where the file cannot be written.
    public static func acquire(_ folder: String, command: String) throws -> OutputLock {
        try Folders.make(folder, name: folder)
        let path = folder + "/" + fileName
        let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666) }
        if descriptor < 0 { throw WriteError("create", path) }
        var fault = lock(descriptor)
        var triesLeft = tries
        while fault == EWOULDBLOCK, triesLeft > 0, isHolderGone(descriptor) {
            usleep(pause)
            triesLeft -= 1
            fault = lock(descriptor)
        }
        if fault != 0 {
            let holder = readHolder(descriptor)
            _ = close(descriptor)
            throw fault == EWOULDBLOCK
                ? OutputFolderInUse(folder: folder, holder: holder) : WriteError("lock", path, code: fault)
        }
        let lock = OutputLock(descriptor: descriptor)
        try lock.writeHolder("\(getpid()) \(PrintedText.line(command))", path: path)
        return lock
    }

    /// Returns 0, or the fault's number.
    private static func lock(_ descriptor: Int32) -> Int32 {
        retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 ? 0 : errno
    }

    /// Whether the process that wrote its line is no more.
    private static func isHolderGone(_ descriptor: Int32) -> Bool {
        guard let id = readHolder(descriptor)?.split(separator: " ").first.flatMap({ pid_t($0) }) else { return false }
        return kill(id, 0) != 0 && errno == ESRCH
    }

    private func writeHolder(_ text: String, path: String) throws(WriteError) {
        var line = text + "\n"
        let isWritten = line.withUTF8 { bytes in
            ftruncate(descriptor, 0) == 0
                && retrying { write(descriptor, bytes.baseAddress, bytes.count) } == bytes.count
        }
        if !isWritten { throw WriteError("write", path) }
    }

    /// The holder's line, or nil while it has not been written.
    private static func readHolder(_ descriptor: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = retrying { pread(descriptor, &bytes, bytes.count, 0) }
        let line = PrintedText.line(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
        return line.isEmpty ? nil : line
    }
}

/// Another run is writing to the folder of outputs.
public struct OutputFolderInUse: Error, Equatable, CustomStringConvertible {
    public let folder: String
    /// The process number of the run and its command, where it has said so.
    public let holder: String?

    public var description: String {
        "\(folder) is in use by \(holder.map { "process \($0)" } ?? "another run")"
    }
}
