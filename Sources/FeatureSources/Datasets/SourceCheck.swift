import Glibc
import Vocabulary

/// Looks whether a source may be opened, before GDAL does: what is there, is a file, and is allowed.
public struct SourceCheck {
    let address: SourceAddress

    public init(address: SourceAddress) { self.address = address }

    /// - Throws: `SourceError.missing` or `.unreadable`.
    public func check() throws {
        if let virtual = VirtualPath(address.target) { return try check(virtual) }
        if let format = RemoteSource.format(of: address.target) { return try check(format: format) }
        guard !address.target.utf8.contains(0), access(address.target, F_OK) == 0 else {
            throw Self.isLink(address.target)
                ? SourceError.unreadable(source: address.name, reason: "it is a link to a file that is not there")
                : SourceError.missing(source: address.name, nearest: nearestFile)
        }
        // Whoever opens a pipe waits for its other end.
        var status = stat()
        guard stat(address.target, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            throw SourceError.unreadable(source: address.name, reason: "it is neither a file nor a folder")
        }
        guard access(address.target, R_OK) == 0 else {
            throw SourceError.unreadable(source: address.name, reason: "it may not be read (permission denied)")
        }
    }

    private func check(_ virtual: VirtualPath) throws {
        if let fault = virtual.fault(address.access) {
            throw SourceError.unreadable(source: address.name, reason: fault)
        }
        if virtual.isLocal, virtual.file(where: SourceCheck.isThere) == nil {
            throw SourceError.missing(source: address.name, nearest: nil)
        }
    }

    private func check(format: String) throws {
        if address.access.drivers.contains(format) {
            // What stands in a wrong place would be said again by whoever looks for a server of that name.
            if format == "PostgreSQL", !hasPlainAuthority {
                throw SourceError.unreadable(source: address.name, reason: Self.percentSigns)
            }
            return
        }
        let reason = "the format \(format) is off; \(SourceAccess.way(toAllowFormat: format))"
        throw SourceError.unreadable(source: address.name, reason: reason)
    }

    private static let percentSigns =
        "in the user and the password of an address, '@' is written %40, '/' %2F and '?' %3F"

    /// Whether an address of the form `postgresql://user:password@host/...` has no `@`, `/` or `?` in its password.
    private var hasPlainAuthority: Bool {
        guard let start = address.target.firstRange(of: "://")?.upperBound else { return true }
        let authority = address.target[start...].prefix { $0 != "/" && $0 != "?" }
        let signs = authority.count { $0 == "@" }
        // Behind a colon stands a port, where nothing says that it is a password.
        if signs == 0, !authority.contains("[") {
            return authority.split(separator: ",").allSatisfy { host in
                host.drop { $0 != ":" }.dropFirst().allSatisfy(\.isNumber)
            }
        }
        return signs <= 1
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return !path.utf8.contains(0) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a file is at a path.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// A file of the same folder that was probably meant, written as the missing one is.
    private var nearestFile: String? {
        let path = address.target.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = path.last else { return nil }
        let folder = path.dropLast().joined(separator: "/")
        let names = FolderNames.all(in: folder.isEmpty ? (path.count > 1 ? "/" : ".") : folder) ?? []
        guard let nearest = Suggestion.nearest(to: String(name), among: names.sorted()) else { return nil }
        return String(address.name.dropLast(name.count)) + nearest
    }
}
