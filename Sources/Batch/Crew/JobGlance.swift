import Glibc

/// A glance at job files before they are read, so that the library for layers comes up in good time.
enum JobGlance {
    /// As much of a file is looked at.
    private static let mostBytes = 1 << 20

    /// Whether a job file among paths seems to read a layer; folders are not looked into. To be wrong costs time, and nothing
    /// else.
    static func seesLayers(in paths: [String]) -> Bool { paths.contains(where: seesLayers(inFile:)) }

    private static func seesLayers(inFile path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let most = min(Int(status.st_size), mostBytes)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: most + 1) { text in
            let count = read(descriptor, text.baseAddress, most)
            text[max(0, count)] = 0
            return text.baseAddress.flatMap { strstr($0, "source") } != nil
        }
    }
}
