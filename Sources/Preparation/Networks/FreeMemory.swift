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

    /// Of the control group that the process runs in and those that hold it, of which any may have a limit
    /// (https://docs.kernel.org/admin-guide/cgroup-v2.html).
    private static func group() -> Int? {
        let own = text(of: "/proc/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::/") }
        let names = own?.dropFirst(4).split(separator: "/") ?? []
        return (0...names.count).compactMap { depth in
            group(at: (["/sys/fs/cgroup"] + names.prefix(depth).map(String.init)).joined(separator: "/"))
        }.min()
    }

    /// What a group has left: files that were read and are not in use give way.
    static func group(at folder: String) -> Int? {
        guard let most = number(in: folder + "/memory.max"), let used = number(in: folder + "/memory.current") else {
            return nil
        }
        let cached = text(of: folder + "/memory.stat").flatMap { amount("inactive_file", in: $0) } ?? 0
        return max(0, most - used + min(cached, used))
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
        amount(name, in: text).map { $0 * 1024 }
    }

    /// The number behind a name at the beginning of a line.
    private static func amount(_ name: String, in text: String) -> Int? {
        text.split(separator: "\n").lazy.map { $0.split { $0 == " " || $0 == "\t" } }
            .first { $0.first == name[...] }.flatMap { $0.dropFirst().first.flatMap { Int($0) } }
    }
}
