import Synchronization

/// Tables of plain text that were read last: who runs a job looks whether GDAL is needed for its tables before they are read, and
/// other jobs may ask for the same ones.
struct PlainTables: Sendable {
    private static let shared = Mutex(PlainTables())
    private static let most = 8
    /// Bytes of a table: larger ones would take much memory, and GDAL holds a row at a time.
    private static let mostBytes = 16 << 20
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

    private func find(_ address: SourceAddress, _ stamp: SourceStamp) -> Known? {
        known.first { $0.address == address && $0.stamp == stamp }
    }

    private mutating func keep(_ new: Known) {
        known.removeAll { $0.address == new.address }
        known.append(new)
        if known.count > Self.most { known.removeFirst() }
    }

    private static func read(_ path: String) -> PlainTable? {
        let name = path.dropFirst(path.lastIndex(of: "/").map { path.distance(from: path.startIndex, to: $0) + 1 } ?? 0)
            .dropLast(suffix.count)
        let stem = path.dropLast(suffix.count)
        guard !name.isEmpty, !companions.contains(where: { SourceCheck.isThere(stem + $0) }),
            let file = FileParts(path), file.size <= mostBytes
        else { return nil }
        let bytes = file.bytes(at: 0, file.size)
        return bytes.count == file.size ? PlainTableParser.table(named: String(name), bytes) : nil
    }
}
