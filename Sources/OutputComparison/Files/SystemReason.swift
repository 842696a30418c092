import Glibc
import Vocabulary

/// Why the system refused something, in its own words.
enum SystemReason {
    static var last: String { of(errno) }

    static func of(_ fault: Int32) -> String {
        switch fault {
        case ENOENT, ENOTDIR: "there is no such file or folder"
        case EACCES, EPERM: "there is no permission to read it"
        default: SystemWord.fault(fault)
        }
    }
}
