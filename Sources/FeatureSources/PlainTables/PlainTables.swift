import Synchronization

/// Tables of plain text that were read last: who runs a job looks whether GDAL is needed for its tables before they are read, and
/// other jobs may ask for the same ones.
struct PlainTables: Sendable {
    static let shared = Mutex(PlainTables())
    private static let most = 8
    /// Bytes of a table, and of all that are kept: larger ones would take much memory, and GDAL holds a row at a time.
    private static let (mostBytes, mostBytesInAll) = (4 << 20, 8 << 20)
    /// The suffixes of files that say more of a table than it says itself.
    private static let companions = [".csvt", ".CSVT", ".prj", ".PRJ"]
    private static let suffix = ".csv"

    private struct Known {
        let address: SourceAddress
        let stamp: SourceStamp
        /// Nil for one that leaves questions.
        let table: PlainTable?
    }

    private var known: [Known] = []

    /// The table of a file; nil where GDAL has to be asked what it holds.
    static func table(at address: SourceAddress) -> PlainTable? {
        guard address.target.hasSuffix(suffix), address.file == address.target, address.access.formats.isEmpty else {
            return nil
        }
        guard let stamp = SourceStamp(of: address) else { return read(address.target) }
        if let known = shared.withLock({ $0.find(address, stamp) }) { return known.table }
        let table = read(address.target)
        shared.withLock { $0.keep(Known(address: address, stamp: stamp, table: table)) }
        return table
    }

    /// Of all tables.
    var bytes: Int { known.reduce(0) { $0 + ($1.table?.byteCount ?? 0) } }

    private func find(_ address: SourceAddress, _ stamp: SourceStamp) -> Known? {
        known.first { $0.address == address && $0.stamp == stamp }
    }

    private mutating func keep(_ new: Known) {
        known.removeAll { $0.address == new.address }
        known.append(new)
        while known.count > Self.most || bytes > Self.mostBytesInAll { known.removeFirst() }
    }

    /// Whether everybody means the same by the name of a table: where the case of letters does not count, GDAL knows those of ASCII.
    private static func meansOneTable(_ name: Substring) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
    }

    private static func read(_ path: String) -> PlainTable? {
        let stem = path.dropLast(suffix.count)
        let parts = stem.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let name = parts.last.map(Substring.init) ?? ""
        guard meansOneTable(name), !companions.contains(where: { SourceCheck.isThere(stem + $0) }),
            let file = FileParts(path), file.size <= mostBytes
        else { return nil }
        let bytes = file.bytes(at: 0, file.size)
        return bytes.count == file.size ? PlainTableParser.table(named: String(name), bytes) : nil
    }
}
