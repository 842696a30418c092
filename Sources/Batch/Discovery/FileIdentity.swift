import Glibc

/// Which file or folder a path leads to, links followed.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64
    let isFolder: Bool
    /// Whether it has content that can be read: pipes and devices may wait for somebody.
    let isFile: Bool

    /// Nil where nothing is there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isFile = status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a path is that of a folder, and no link to one.
    static func isRealFolder(_ path: String) -> Bool { !isLink(path) && FileIdentity(path)?.isFolder == true }

    /// Whether a path is itself a link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
