import Glibc
import Synchronization

/// Looks again and again whether a folder is there, and is whole: `a` and `b` of the same run.
final class FolderReader: Sendable {
    private let path: String
    private let isStopped = Atomic<Bool>(false)
    private let isDone = Atomic<Bool>(false)
    private let reads = Atomic<Int>(0)
    private let faults = Atomic<Int>(0)

    init(path: String) {
        self.path = path
    }

    func readUntilStopped() {
        repeat { read() } while !isStopped.load(ordering: .relaxed)
        isDone.store(true, ordering: .releasing)
    }

    func stop() -> (reads: Int, faults: Int) {
        isStopped.store(true, ordering: .relaxed)
        while !isDone.load(ordering: .acquiring) { usleep(100) }
        return (reads.load(ordering: .relaxed), faults.load(ordering: .relaxed))
    }

    /// A folder that was found may be removed while it is read: it then lacks files, which is no fault.
    private func read() {
        reads.add(1, ordering: .relaxed)
        let folder = open(path, O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else {
            faults.add(1, ordering: .relaxed)
            return
        }
        defer { close(folder) }
        let texts = ["a", "b"].compactMap { text(of: $0, in: folder) }
        if texts.count == 2, texts[0] != texts[1] || texts[0].isEmpty { faults.add(1, ordering: .relaxed) }
    }

    private func text(of name: String, in folder: Int32) -> String? {
        let file = openat(folder, name, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
