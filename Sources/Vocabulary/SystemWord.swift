import Glibc

/// The system's own words.
public enum SystemWord {
    /// What the system calls a fault, such as `No space left on device`; that of the call just made where none is given.
    public static func fault(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
}
