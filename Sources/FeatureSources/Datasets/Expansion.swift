import CGDAL
import Glibc

/// How much comes out of a packed file: of spreadsheets, KMZ and whatever else is a zip file, and of gzip.
///
/// What the file says of itself may be a lie, so that all of it is unpacked once, a part at a time, before it is read.
struct Expansion {
    /// Less than this is never refused. Bytes.
    static let harmless = 256 << 20
    /// More than so many times the file's own size is refused.
    static let largestRatio = 200

    let address: SourceAddress
    let library: GDALLibrary

    /// - Throws: `SourceError.unreadable` for a file that becomes too large, or is damaged.
    func check() throws {
        guard let file = address.file, let kind = Kind(of: file) else { return }
        var status = stat()
        guard stat(file, &status) == 0 else { return }
        var counter = Counter(limit: max(Self.harmless, Self.largestRatio * Int(status.st_size)), library: library)
        let isWithin = library.quietly { counter.countAll(of: kind, file) && counter.count(inner) }.outcome
        // Other archives may hold parts that nobody reads.
        if Self.isSpreadsheet(file), let damaged = counter.damaged {
            throw SourceError.unreadable(source: address.name, reason: "\(damaged) in it is damaged")
        }
        if isWithin { return }
        throw SourceError.unreadable(
            source: address.name,
            reason:
                "it unpacks to more than \(Self.harmless >> 20) MB and to more than \(Self.largestRatio) times its size"
        )
    }

    private static func isSpreadsheet(_ file: String) -> Bool {
        [".xlsx", ".ods"].contains { file.lowercased().hasSuffix($0) }
    }

    /// The file that several of GDAL's file systems lead to, one in the other.
    private var inner: String? {
        VirtualPath(address.target).flatMap { $0.systems.count > 1 ? address.target : nil }
    }

    /// How a file is packed.
    private enum Kind {
        case zip, gzip

        /// Nil for one that is not.
        init?(of file: String) {
            let descriptor = open(file, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            var start: [UInt8] = [0, 0, 0, 0]
            guard pread(descriptor, &start, 4, 0) == 4 else { return nil }
            switch start {
            case [0x50, 0x4B, 3, 4]: self = .zip
            case _ where start.starts(with: [0x1F, 0x8B]): self = .gzip
            default: return nil
            }
        }
    }

    /// Counts bytes up to a limit.
    private struct Counter {
        let limit: Int
        let library: GDALLibrary
        private var total = 0
        /// The first packed file that does not come out as it went in.
        private(set) var damaged: String?

        init(limit: Int, library: GDALLibrary) {
            self.limit = limit
            self.library = library
        }

        /// - Returns: whether all that is packed in a file is within the limit.
        mutating func countAll(of kind: Kind, _ file: String) -> Bool {
            guard kind == .zip else { return count("/vsigzip/" + file) }
            let list = library.functions.VSIReadDirRecursive("/vsizip/" + file)
            defer { library.functions.CSLDestroy(list) }
            for name in TextList.texts(list) where !name.hasSuffix("/") {
                if !count("/vsizip/\(file)/\(name)") { return false }
                if damaged == nil, library.hasFailed { damaged = name }
            }
            return true
        }

        /// - Returns: whether the limit holds with the bytes of one more file; nil and what is no file have none.
        mutating func count(_ file: String?) -> Bool {
            guard let file, let stream = library.functions.VSIFOpenL(file, "rb") else { return true }
            defer { _ = library.functions.VSIFCloseL(stream) }
            let part = 1 << 20
            return withUnsafeTemporaryAllocation(byteCount: part, alignment: 1) { buffer in
                while total <= limit {
                    let read = library.functions.VSIFReadL(buffer.baseAddress, 1, UInt(part), stream)
                    if read == 0 { return true }
                    total += Int(read)
                }
                return false
            }
        }
    }
}
