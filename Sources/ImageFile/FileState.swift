import Glibc

/// By what a file is known to be as it was: inode, size and the time of its last change in nanoseconds.
struct FileState: Equatable, CustomStringConvertible {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    var description: String { "inode \(inode) size \(size) modified \(seconds) \(nanoseconds)" }
}
