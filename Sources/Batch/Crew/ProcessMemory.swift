import Glibc

/// How much memory processes hold, as Linux tells in /proc.
enum ProcessMemory {
    /// Bytes that nothing but memory holds: what is mapped from files is left out, since that can be read again. Nil where
    /// nobody says.
    static func held(by process: pid_t) -> Int? {
        guard let text = text(of: "/proc/\(process)/status") else { return nil }
        let names = ["RssAnon:", "RssShmem:", "VmSwap:"]
        let amounts = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            names.contains { line.starts(with: $0.utf8) } ? number(in: line) : nil
        }
        return amounts.isEmpty ? nil : amounts.reduce(0, +) * 1024
    }

    /// Bytes that this process holds.
    static var own: Int? { held(by: getpid()) }

    private static func number(in line: ArraySlice<UInt8>) -> Int {
        line.reduce(0) { 48...57 ~= $1 ? $0 * 10 + Int($1 - 48) : $0 }
    }

    /// The beginning of a file.
    private static func text(of path: String) -> ArraySlice<UInt8>? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? bytes[..<count] : nil
    }
}
