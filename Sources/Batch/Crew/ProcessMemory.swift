import Glibc

/// How much memory processes hold, as Linux tells in /proc.
enum ProcessMemory {
    /// Bytes that nothing but memory holds: what is mapped from files is left out, since that can be read again. Nil where
    /// nobody says.
    static func held(by process: pid_t) -> Int? {
        guard let text = text(of: "/proc/\(process)/status") else { return nil }
        let amounts = ["RssAnon:", "RssShmem:", "VmSwap:"].compactMap { kilobytes($0, in: text) }
        return amounts.isEmpty ? nil : amounts.reduce(0, +) * 1024
    }

    /// Bytes that this process holds.
    static var own: Int? { held(by: getpid()) }

    private static func kilobytes(_ name: String, in text: String) -> Int? {
        guard let start = text.firstRange(of: name)?.upperBound else { return nil }
        return Int(text[start...].drop { $0 == " " || $0 == "\t" }.prefix { $0.isASCII && $0.isNumber })
    }

    private static func text(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
