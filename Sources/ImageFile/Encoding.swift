import CXXHash

#if _endian(big)
    #error("images are little-endian, and mapped as they are")
#endif

extension [UInt8] {
    /// Appends a number, its lowest byte first.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// Appends ASCII text, and zeros up to `width`.
    mutating func append(_ text: String, width: Int) {
        append(contentsOf: text.utf8)
        append(contentsOf: repeatElement(0, count: width - text.utf8.count))
    }

    /// XXH3, 64 bits.
    var checksum: UInt64 { withUnsafeBytes { $0.checksum } }
}

extension UnsafeRawBufferPointer {
    /// The number at an offset. The caller has checked that it lies inside.
    func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type = Number.self) -> Number {
        Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
    }

    /// The bytes before the zeros that fill a field up, or nil where something follows a zero.
    func field(at offset: Int, width: Int) -> [UInt8]? {
        let field = self[offset..<offset + width]
        let text = field.prefix { $0 != 0 }
        return field.dropFirst(text.count).allSatisfy { $0 == 0 } ? Array(text) : nil
    }

    /// XXH3, 64 bits.
    var checksum: UInt64 { XXH3_64bits(baseAddress, count) }
}
