/// Reads numbers one after the other, never beyond the end.
struct ByteCursor {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var remaining: Int { bytes.count - offset }

    mutating func byte() throws -> UInt8 { bytes[try advance(1)] }

    mutating func whole(isLittleEndian: Bool) throws -> UInt32 {
        let raw = bytes.loadUnaligned(fromByteOffset: try advance(4), as: UInt32.self)
        return isLittleEndian ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
    }

    /// A count of things that take at least so many bytes each; they must be there.
    mutating func count(_ header: WellKnownBinaryHeader, of things: String, bytesEach: Int) throws -> Int {
        let count = Int(try whole(isLittleEndian: header.isLittleEndian))
        guard count <= remaining / bytesEach else {
            throw UnreadableGeometry("the well-known binary ends before its \(count) \(things)")
        }
        return count
    }

    mutating func positions(_ count: Int, _ header: WellKnownBinaryHeader) throws -> [Position] {
        let start = try advance(count * header.positionSize)
        return [Position](unsafeUninitializedCapacity: count) { positions, initialised in
            for index in 0..<count {
                let place = start + index * header.positionSize
                let position = Position(x: number(at: place, header), y: number(at: place + 8, header))
                positions.initializeElement(at: index, to: position)
            }
            initialised = count
        }
    }

    /// The third numbers of positions.
    mutating func heights(_ count: Int, _ header: WellKnownBinaryHeader) throws -> [Double] {
        let start = try advance(count * header.positionSize)
        return (0..<count).map { number(at: start + $0 * header.positionSize + 16, header) }
    }

    private func number(at place: Int, _ header: WellKnownBinaryHeader) -> Double {
        let raw = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        return Double(bitPattern: header.isLittleEndian ? UInt64(littleEndian: raw) : UInt64(bigEndian: raw))
    }

    /// Where the next bytes begin.
    private mutating func advance(_ count: Int) throws -> Int {
        guard count <= remaining else { throw UnreadableGeometry("the well-known binary ends too early") }
        defer { offset += count }
        return offset
    }
}
