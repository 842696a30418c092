import Glibc

/// Puts a finished folder in the place of an old one.
enum Exchange {
    private typealias Renameat2 =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// RENAME_EXCHANGE of linux/fs.h.
    private static let exchangeFlag: UInt32 = 2

    /// Makes `new` the folder called `target`. What was called so before is then called `new`, or nothing is.
    ///
    /// With an exchange, which Linux offers on ext4, xfs, btrfs, tmpfs and others, a reader finds the old folder or
    /// the new one at any moment. Where the file system has none (some network file systems), the old folder is
    /// renamed away first: for the moment between two renames there is nothing at `target`.
    static func put(_ new: String, at target: String, name: String) throws(WriteError) {
        if Folders.exists(target) {
            let fault = exchange(new, target)
            switch fault {
            case 0: return
            case EINVAL, ENOSYS, ENOTSUP: return try putInTwoSteps(new, at: target, name: name)
            case ENOENT: break
            default: throw WriteError("replace", name, code: fault)
            }
        }
        if rename(new, target) != 0 { throw WriteError("create", name) }
    }

    /// Two renames: the old folder away, the new one in. If the second fails, the old one is put back.
    static func putInTwoSteps(_ new: String, at target: String, name: String) throws(WriteError) {
        let old = new + "-old"
        if rename(target, old) != 0 { throw WriteError("replace", name) }
        if rename(new, target) != 0 {
            let fault = errno
            _ = rename(old, target)
            throw WriteError("replace", name, code: fault)
        }
        _ = rename(old, new)
    }

    /// Swaps two names. Returns 0, or the fault's number.
    private static func exchange(_ first: String, _ second: String) -> Int32 {
        // Swift's Glibc module leaves out what is GNU's alone; the library has it since 2.28.
        guard let symbol = dlsym(nil, "renameat2") else { return ENOSYS }
        let renameat2 = unsafeBitCast(symbol, to: Renameat2.self)
        return renameat2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 ? 0 : errno
    }
}
