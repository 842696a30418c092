/// One array in an image: an entry of the table of sections.
///
/// 64 bytes, little-endian: name (32), size of an element (4), its alignment (4), number of elements (8), offset in the
/// file (8), checksum of the array's bytes (8).
struct ImageSection: Equatable {
    static let entrySize = 64
    /// Of the start of every section.
    static let alignment = 64

    let name: String
    let elementSize: UInt32
    let elementAlignment: UInt32
    let count: UInt64
    let offset: UInt64
    let checksum: UInt64
    let byteCount: UInt64

    /// Where the next section starts: zeros fill the bytes up to there.
    var paddedEnd: UInt64 { offset + byteCount + UInt64(ImageSection.padding(after: byteCount)) }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(name, width: 32)
        bytes.append(littleEndian: elementSize)
        bytes.append(littleEndian: elementAlignment)
        bytes.append(littleEndian: count)
        bytes.append(littleEndian: offset)
        bytes.append(littleEndian: checksum)
        return bytes
    }

    /// The number of bytes up to the next multiple of the alignment.
    static func padding(after byteCount: UInt64) -> Int {
        Int((UInt64(alignment) - byteCount % UInt64(alignment)) % UInt64(alignment))
    }

    static func isName(_ bytes: [UInt8]) -> Bool {
        1...32 ~= bytes.count && bytes.allSatisfy { 0x21...0x7E ~= $0 }
    }
}

extension ImageSection {
    /// Reads an entry of the table, and nil where it says something impossible.
    ///
    /// - Parameters:
    ///   - start: where the section has to start: sections lie one behind the other, so that none overlaps another.
    ///   - fileSize: where it has to end at the latest, with its padding.
    init?(_ entry: UnsafeRawBufferPointer, start: UInt64, fileSize: UInt64) {
        guard let nameBytes = entry.field(at: 0, width: 32), ImageSection.isName(nameBytes) else { return nil }
        name = String(decoding: nameBytes, as: UTF8.self)
        elementSize = entry.number(at: 32)
        elementAlignment = entry.number(at: 36)
        count = entry.number(at: 40)
        offset = entry.number(at: 48)
        checksum = entry.number(at: 56)
        let (product, overflow) = count.multipliedReportingOverflow(by: UInt64(elementSize))
        byteCount = product
        guard !overflow, offset == start, start <= fileSize, byteCount <= fileSize - start,
            paddedEnd <= fileSize, ImageSection.fits(size: elementSize, alignment: elementAlignment)
        else { return nil }
    }

    /// Whether elements can be so.
    static func fits(size: UInt32, alignment: UInt32) -> Bool {
        alignment.nonzeroBitCount == 1 && alignment <= UInt32(ImageSection.alignment)
            && size > 0 && size % alignment == 0
    }
}
