import Glibc
import SystemCalls
import Vocabulary

/// Held while an image is built, so that two runs do not build it twice: a lock on `PATH.lock`.
///
/// It goes with the value, or with the process, however that ends. The file stays.
public final class ImageLock {
    private static let pause: UInt32 = 50_000

    private let descriptor: Int32

    /// Waits until the lock is free, and takes it. Makes the folder where it is missing. What killed processes left
    /// unfinished beside the image is removed then.
    ///
    /// - Parameters:
    ///   - path: of the image.
    ///   - wait: called before each pause of 50 ms; what it throws ends the waiting.
    /// - Throws: `ImageError.cannotLock` where the file system does not let us, or what `wait` throws.
    public init(for path: String, wait: () throws -> Void = {}) throws {
        let folder = ParentFolder(of: path)
        let fault = folder.make()
        if fault != 0 { throw ImageError.cannotLock(path: path, reason: SystemWord.fault(fault)) }
        descriptor = try ImageLock.acquire(path: path, wait: wait)
        for file in ["", CheckedMark.suffix] {
            folder.removeFiles(withPrefix: folder.fileName + file + WholeFile.partialMark)
        }
    }

    deinit { _ = close(descriptor) }

    private static func acquire(path: String, wait: () throws -> Void) throws -> Int32 {
        while true {
            if let descriptor = try attempt(path: path) { return descriptor }
            try wait()
            usleep(pause)
        }
    }

    /// A descriptor that has the lock, or nil where somebody else has it.
    private static func attempt(path: String) throws(ImageError) -> Int32? {
        let lockPath = path + ".lock"
        let descriptor = retrying { open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
        if descriptor < 0 { throw .cannotLock(path: path, reason: SystemWord.fault()) }
        if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
            let fault = errno
            _ = close(descriptor)
            if fault == EWOULDBLOCK { return nil }
            throw .cannotLock(path: path, reason: SystemWord.fault(fault))
        }
        if isStillAt(lockPath, descriptor) { return descriptor }
        _ = close(descriptor)
        return nil
    }

    /// Whether the file that is locked was not removed in the meantime: others would lock a new one.
    private static func isStillAt(_ path: String, _ descriptor: Int32) -> Bool {
        var held = stat()
        var found = stat()
        return fstat(descriptor, &held) == 0 && stat(path, &found) == 0
            && held.st_ino == found.st_ino && held.st_dev == found.st_dev
    }
}
