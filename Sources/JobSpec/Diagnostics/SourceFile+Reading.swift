import Glibc

extension SourceFile {
    /// The largest file that is read: 16 MB.
    public static let largestSize = 16_000_000

    /// Reads a file. Its size is looked at first, so that a huge file is refused without being read.
    ///
    /// - Parameter name: the name that messages show.
    /// - Throws: `UnreadableFile`. Text that is not UTF-8 is a matter of the parser, which shows the place.
    public static func read(path: String, displayedAs name: String) throws(UnreadableFile) -> SourceFile {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw UnreadableFile(name: name, reason: reason(of: errno, path)) }
        defer { close(descriptor) }
        let size = try checkedSize(of: descriptor, name: name)
        return SourceFile(name: name, bytes: try bytes(of: descriptor, expecting: size, name: name))
    }

    private static func reason(of code: Int32, _ path: String) -> UnreadableFile.Reason {
        var status = stat()
        return code == ENOENT && lstat(path, &status) == 0 ? .deadLink : .system(code)
    }

    private static func checkedSize(of descriptor: Int32, name: String) throws(UnreadableFile) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw UnreadableFile(name: name, reason: .system(errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw UnreadableFile(name: name, reason: .directory)
        default: throw UnreadableFile(name: name, reason: .notAFile)
        }
        guard status.st_size <= largestSize else {
            throw UnreadableFile(name: name, reason: .tooLarge(bytes: Int(status.st_size)))
        }
        return Int(status.st_size)
    }

    private static func bytes(
        of descriptor: Int32, expecting size: Int, name: String
    ) throws(UnreadableFile) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw UnreadableFile(name: name, reason: .system(errno))
            }
            bytes += piece[..<count]
            // A file may grow while it is read.
            guard bytes.count <= largestSize else {
                throw UnreadableFile(name: name, reason: .tooLarge(bytes: bytes.count))
            }
        }
    }
}
