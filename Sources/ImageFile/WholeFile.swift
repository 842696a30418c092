import Glibc
import Synchronization
import SystemCalls
import Vocabulary

/// A file that is written beside its place and then put there: all of it or nothing is ever seen.
struct WholeFile {
    private static let made = Atomic<Int>(0)

    private let path: String
    private let descriptor: Int32

    init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    /// Writes all bytes behind those that are there.
    ///
    /// - Throws: `ImageError.cannotWrite`.
    func append(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
        let fault = Descriptor.write(bytes, to: descriptor)
        if fault != 0 { throw .cannotWrite(path: path, reason: SystemWord.fault(fault)) }
    }

    /// Puts what `fill` writes at the path: readers find the old file or the new one. A symbolic link there is replaced.
    ///
    /// The file is made as `PATH.partial-<process>-<count>`; `ImageLock` takes away those that killed processes left.
    ///
    /// - Parameter isDurable: whether the bytes are on the disk before the file is put in its place.
    /// - Throws: `ImageError.cannotWrite`, or what `fill` throws; then the path is as it was, and nothing is beside it.
    static func write(to path: String, isDurable: Bool, fill: (WholeFile) throws -> Void) throws {
        let (partial, descriptor) = try makePartial(for: path)
        do {
            try fillAndClose(descriptor, path: path, isDurable: isDurable, fill: fill)
            if rename(partial, path) != 0 { throw ImageError.cannotWrite(path: path, reason: SystemWord.fault()) }
        } catch {
            _ = unlink(partial)
            throw error
        }
        // Where the file system cannot tell, nobody waits.
        if isDurable { _ = Descriptor.synchronize(ParentFolder(of: path).path) }
    }

    private static func fillAndClose(
        _ descriptor: Int32, path: String, isDurable: Bool, fill: (WholeFile) throws -> Void
    ) throws {
        do {
            try fill(WholeFile(path: path, descriptor: descriptor))
            if isDurable, retrying({ fsync(descriptor) }) != 0 {
                throw ImageError.cannotWrite(path: path, reason: SystemWord.fault())
            }
        } catch {
            _ = close(descriptor)
            throw error
        }
        // Linux has let go of the descriptor even where close is interrupted.
        if close(descriptor) != 0, errno != EINTR {
            throw ImageError.cannotWrite(path: path, reason: SystemWord.fault())
        }
    }

    /// The name is new to this process; one left by an earlier process of the same number is passed over.
    private static func makePartial(for path: String) throws(ImageError) -> (path: String, descriptor: Int32) {
        while true {
            let count = made.add(1, ordering: .relaxed).newValue
            let partial = "\(path)\(partialMark)\(getpid())-\(count)"
            let descriptor = retrying { open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
            if descriptor >= 0 { return (partial, descriptor) }
            if errno != EEXIST { throw .cannotWrite(path: path, reason: SystemWord.fault()) }
        }
    }

    /// What the names of unfinished files have behind that of the finished one.
    static let partialMark = ".partial-"
}
