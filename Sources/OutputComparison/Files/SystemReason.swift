import Glibc

/// Why the system refused something, in its own words.
enum SystemReason {
    static var last: String {
        switch errno {
        case ENOENT, ENOTDIR: "there is no such file or folder"
        case EACCES, EPERM: "there is no permission to read it"
        default: String(cString: strerror(errno))
        }
    }
}
