import FoundationEssentials
import Glibc

/// How much memory a process can still take without others, or the disk, having to make room.
enum FreeMemory {
    /// Bytes: what the machine has free, or less where the process or its group is limited; nil where nobody says.
    static func bytes() -> Int? {
        [machine(), group(), process()].compactMap { $0 }.min()
    }

    private static func machine() -> Int? {
        guard let text = text(of: "/proc/meminfo") else { return nil }
        return kilobytes("MemAvailable:", in: text)
    }

    /// Of the control group that the process runs in.
    private static func group() -> Int? {
        guard let most = number(in: "/sys/fs/cgroup/memory.max"),
            let used = number(in: "/sys/fs/cgroup/memory.current")
        else { return nil }
        return max(0, most - used)
    }

    private static func process() -> Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < UInt64(Int.max) / 2,
            let status = text(of: "/proc/self/status"), let used = kilobytes("VmSize:", in: status)
        else { return nil }
        return max(0, Int(limit.rlim_cur) - used)
    }

    private static func text(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Of a file with one line; nil where that is no number.
    private static func number(in path: String) -> Int? {
        text(of: path).flatMap { Int($0.prefix { $0 != "\n" }) }
    }

    private static func kilobytes(_ name: String, in text: String) -> Int? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
        return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
