import Glibc

public enum RealPath {
    /// The whole path of what is there, without links; nil where nothing is.
    public static func of(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
