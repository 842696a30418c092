/// What stands before each geometry in well-known binary: the byte order, the type, the dimensions.
struct WellKnownBinaryHeader {
    let isLittleEndian: Bool
    /// 1 for a point, and so on, whatever the dimensions are.
    let type: UInt32
    let hasHeight: Bool
    /// Bytes from one position to the next.
    let positionSize: Int

    /// A byte order, a type and a count.
    static let leastMemberSize = 9

    var typeName: String { WellKnownBinary.typeNames[type] ?? "geometry of the unknown type \(type)" }

    init(from cursor: inout ByteCursor) throws {
        switch try cursor.byte() {
        case 0: isLittleEndian = false
        case 1: isLittleEndian = true
        case let other: throw UnreadableGeometry("\(other) is not a byte order of well-known binary: 0 or 1")
        }
        let code = try cursor.whole(isLittleEndian: isLittleEndian)
        let flags = ExtendedFlags(rawValue: code)
        if flags.contains(.spatialReference) { _ = try cursor.whole(isLittleEndian: isLittleEndian) }
        // ISO: 1000 and up for heights, 2000 for measures, 3000 for both.
        let plain = code & 0x1FFF_FFFF
        let dimensions = plain / 1000
        guard dimensions < 4 else { throw UnreadableGeometry("\(code) is not the number of a type of geometry") }
        type = plain % 1000
        hasHeight = flags.contains(.height) || dimensions & 1 != 0
        let hasMeasure = flags.contains(.measure) || dimensions & 2 != 0
        positionSize = 16 + (hasHeight ? 8 : 0) + (hasMeasure ? 8 : 0)
    }
}

/// The flags of extended well-known binary.
private struct ExtendedFlags: OptionSet {
    let rawValue: UInt32
    static let height = ExtendedFlags(rawValue: 0x8000_0000)
    static let measure = ExtendedFlags(rawValue: 0x4000_0000)
    static let spatialReference = ExtendedFlags(rawValue: 0x2000_0000)
}
