/// How long a file of FlatGeobuf must be. GDAL takes one that is cut off between two features for a whole one, and one whose
/// index is cut off for one without rows.
///
/// The format: https://flatgeobuf.org, version 3.
struct FlatGeobufLength: ~Copyable {
    private let parts: FileParts

    /// Whether a file ends before its last feature does. One that is no FlatGeobuf is not.
    static func isCutOff(_ path: String) -> Bool {
        guard let parts = FileParts(path) else { return false }
        let length = FlatGeobufLength(parts: parts)
        return length.isCutOff
    }

    private static let magicBytes = 8
    /// Bytes of a node of the index: four numbers for its box, and where its feature is.
    private static let nodeBytes = 40

    /// The places of two fields in the table of a header.
    private enum HeaderField: Int {
        case featureCount = 8
        case nodeSize = 9
    }

    private var isCutOff: Bool {
        guard parts.number(at: 0, as: UInt32.self).map({ $0 & 0xFF_FFFF }) == 0x62_6766 else { return false }
        guard let headerBytes = parts.number(at: Self.magicBytes, as: UInt32.self) else { return true }
        let header = Self.magicBytes + 4
        let index = header + Int(headerBytes)
        guard let root = parts.number(at: header, as: UInt32.self), index <= parts.size else { return true }
        let table = header + Int(root)
        let count = value(of: .featureCount, in: table, as: UInt64.self) ?? 0
        let nodeSize = value(of: .nodeSize, in: table, as: UInt16.self) ?? 16
        guard count > 0, count < UInt64(parts.size) else { return count > 0 }
        if nodeSize < 2 { return isCutOff(features: index, count) }
        let features = index + Self.nodeBytes * Self.nodes(of: Int(count), Int(nodeSize))
        // The last node of the index is that of the last feature.
        guard let last = parts.number(at: features - 8, as: UInt64.self), last < UInt64(parts.size) else {
            return true
        }
        return end(ofFeatureAt: features + Int(last)) == nil
    }

    /// Goes through the features of a file without an index.
    private func isCutOff(features: Int, _ count: UInt64) -> Bool {
        var place = features
        for _ in 0..<count {
            guard let end = end(ofFeatureAt: place) else { return true }
            place = end
        }
        return false
    }

    /// Nil where the file ends before.
    private func end(ofFeatureAt place: Int) -> Int? {
        guard let bytes = parts.number(at: place, as: UInt32.self) else { return nil }
        let end = place + 4 + Int(bytes)
        return end <= parts.size ? end : nil
    }

    /// The nodes of a packed tree of so many leaves.
    private static func nodes(of leaves: Int, _ nodeSize: Int) -> Int {
        var (level, all) = (leaves, leaves)
        repeat {
            level = (level + nodeSize - 1) / nodeSize
            all += level
        } while level > 1
        return all
    }

    /// A field of a table of FlatBuffers; nil where it is left out.
    private func value<Number: FixedWidthInteger>(of field: HeaderField, in table: Int, as: Number.Type) -> Number? {
        guard let back = parts.number(at: table, as: Int32.self) else { return nil }
        let fields = table - Int(back)
        let entry = 4 + 2 * field.rawValue
        guard let bytes = parts.number(at: fields, as: UInt16.self), entry < Int(bytes),
            let offset = parts.number(at: fields + entry, as: UInt16.self), offset > 0
        else { return nil }
        return parts.number(at: table + Int(offset), as: Number.self)
    }
}
