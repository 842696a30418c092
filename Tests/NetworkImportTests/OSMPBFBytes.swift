/// Writes small PBF files with plain blobs (https://wiki.openstreetmap.org/wiki/PBF_Format).
struct OSMPBFBytes {
    private(set) var bytes: [UInt8] = []
    /// Where each blob ends.
    private(set) var ends: [Int] = []

    /// Two nodes, and a street between them.
    static var street: OSMPBFBytes { street(kind: "path") }

    /// Two nodes, and a street of that kind between them.
    ///
    /// - Parameter box: what the header says that the file covers: west, east, north and south in 1e-7 degree.
    static func street(kind: String, box: [Int] = []) -> OSMPBFBytes {
        var file = OSMPBFBytes()
        let sides = box.enumerated().flatMap { varintField($0 + 1, zigzag($1 * 100)) }
        file.append(
            "OSMHeader",
            (box.isEmpty ? [] : field(1, sides)) + field(4, Array("OsmSchema-V0.6".utf8))
                + field(4, Array("DenseNodes".utf8)))
        let strings = field(1, field(1, []) + field(1, Array("highway".utf8)) + field(1, Array(kind.utf8)))
        let dense =
            field(1, [zigzag(1), zigzag(1)]) + field(8, [zigzag(5), zigzag(1)]) + field(9, [zigzag(7), zigzag(1)])
        file.append("OSMData", strings + field(2, field(2, dense)))
        let way = varintField(1, 10) + field(2, [1]) + field(3, [2]) + field(8, [zigzag(1), zigzag(1)])
        file.append("OSMData", strings + field(2, field(3, way)))
        return file
    }

    private mutating func append(_ type: String, _ content: [UInt8]) {
        let blob = Self.field(1, content)
        let header = Self.field(1, Array(type.utf8)) + Self.varintField(3, blob.count)
        bytes += [0, 0, 0, UInt8(header.count)] + header + blob
        ends.append(bytes.count)
    }

    private static func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(content.count) + content
    }

    private static func varintField(_ number: Int, _ value: Int) -> [UInt8] {
        varint(number << 3) + varint(value)
    }

    private static func varint(_ value: Int) -> [UInt8] {
        value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7)
    }

    /// A small positive number as protobuf's signed varint.
    private static func zigzag(_ value: UInt8) -> UInt8 { value << 1 }

    private static func zigzag(_ value: Int) -> Int { value << 1 ^ value >> 63 }
}
