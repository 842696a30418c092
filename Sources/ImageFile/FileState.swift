import Glibc

/// By what a file is known to be as it was: inode, size, and the times in nanoseconds at which it was last modified and last changed in any
/// way. Whoever sets back the first cannot set back the second.
public struct FileState: Equatable, Sendable, CustomStringConvertible {
    let inode: UInt64
    public let size: Int64
    let seconds: Int
    let nanoseconds: Int
    let changedSeconds: Int
    let changedNanoseconds: Int

    /// - Returns: nil where there is no such file.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        changedSeconds = status.st_ctim.tv_sec
        changedNanoseconds = status.st_ctim.tv_nsec
    }

    public var description: String {
        "inode \(inode) size \(size) modified \(seconds) \(nanoseconds) changed \(changedSeconds) \(changedNanoseconds)"
    }
}
