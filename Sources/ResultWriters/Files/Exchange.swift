import Glibc
import Synchronization

/// Swaps two names of one file system in one step, where that file system can.
struct Exchange: Sendable {
    /// What can be wrong with two names. The faults themselves are in `errno`'s numbers.
    enum Outcome: Equatable {
        case swapped
        /// The file system, or the kernel, knows no exchange.
        case notOffered
        case failed(Int32)
    }

    /// Folders where it is known to.
    private final class Offers: Sendable {
        let folders = Mutex<Set<String>>([])
    }

    private let swapNames: @Sendable (String, String) -> Outcome
    private let offers = Offers()

    init(_ swapNames: @escaping @Sendable (String, String) -> Outcome) { self.swapNames = swapNames }

    /// What was called `first` is then called `second`, and the other way round.
    func swap(_ first: String, _ second: String) -> Outcome { swapNames(first, second) }

    /// Whether names in a folder can be swapped. What was seen once is not tried again: the folder that a trial leaves behind is
    /// one more that ext4 steps over for each new file of the next five seconds.
    func isOffered(
        in folder: String, where isSwapped: () throws(WriteError) -> Bool
    ) throws(WriteError) -> Bool {
        if offers.folders.withLock({ $0.contains(folder) }) { return true }
        guard try isSwapped() else { return false }
        offers.folders.withLock { _ = $0.insert(folder) }
        return true
    }

    /// The system's own: Linux offers it on ext4, xfs, btrfs, tmpfs and others.
    static let ofSystem = Exchange { first, second in
        guard let renameat2 else { return .notOffered }
        if renameat2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 { return .swapped }
        return [EINVAL, ENOSYS, ENOTSUP].contains(errno) ? .notOffered : .failed(errno)
    }

    /// That of a file system that has none, as some network file systems.
    static let none = Exchange { _, _ in .notOffered }

    private typealias Renameat2 =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// Swift's Glibc module leaves out what is GNU's alone; the library has it since 2.28.
    private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renameat2.self) }

    /// RENAME_EXCHANGE of linux/fs.h.
    private static let exchangeFlag: UInt32 = 2
}
