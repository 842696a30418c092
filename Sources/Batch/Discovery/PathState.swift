import Glibc

/// Whether something is at a path.
enum PathState {
    /// A file or folder, or a link that leads to one.
    case there
    case missing
    /// It may not be looked at, or a link leads nowhere.
    case unknown

    init(_ path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            self = .there
        } else if lstat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR {
            self = .missing
        } else {
            self = .unknown
        }
    }
}
