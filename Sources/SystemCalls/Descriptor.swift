import Glibc

/// What is done with files that are open, or are opened for it.
public enum Descriptor {
    /// One call writes at most about 2 GiB anyway.
    private static let pieceSize = 1 << 30

    /// Writes all bytes.
    ///
    /// - Returns: 0, or the number of the fault: then some of them may be written.
    public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while let base = rest.baseAddress, !rest.isEmpty {
            let written = retrying { Glibc.write(descriptor, base, min(rest.count, pieceSize)) }
            // A device that takes nothing would be asked for ever.
            guard written > 0 else { return written < 0 ? errno : EIO }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return 0
    }

    /// The same of an array.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// Waits until a file, or the names in a folder, are on the disk.
    ///
    /// - Returns: 0, or the number of the fault.
    public static func synchronize(_ path: String) -> Int32 {
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return errno }
        defer { _ = close(descriptor) }
        // Some network file systems have nothing to synchronize in a folder, and say EINVAL.
        return retrying { fsync(descriptor) } != 0 && errno != EINVAL ? errno : 0
    }
}
