import Glibc

/// Swaps two names of one file system in one step, where that file system can.
struct Exchange: Sendable {
    /// What can be wrong with two names. The faults themselves are in `errno`'s numbers.
    enum Outcome: Equatable {
        case swapped
        /// The file system, or the kernel, knows no exchange.
        case notOffered
        case failed(Int32)
    }

    let swapNames: @Sendable (String, String) -> Outcome

    /// What was called `first` is then called `second`, and the other way round.
    func swap(_ first: String, _ second: String) -> Outcome { swapNames(first, second) }

    /// The system's own: Linux offers it on ext4, xfs, btrfs, tmpfs and others.
    static let ofSystem = Exchange { first, second in
        // Swift's Glibc module leaves out what is GNU's alone; the library has it since 2.28.
        guard let symbol = dlsym(nil, "renameat2") else { return .notOffered }
        let renameat2 = unsafeBitCast(symbol, to: Renameat2.self)
        if renameat2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 { return .swapped }
        return [EINVAL, ENOSYS, ENOTSUP].contains(errno) ? .notOffered : .failed(errno)
    }

    /// That of a file system that has none, as some network file systems.
    static let none = Exchange { _, _ in .notOffered }

    private typealias Renameat2 =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// RENAME_EXCHANGE of linux/fs.h.
    private static let exchangeFlag: UInt32 = 2
}
