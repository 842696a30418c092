/// The first 128 bytes of an image.
///
/// Little-endian: the mark (8 bytes), the format of the container (4), the number of sections (4), kind (8), the
/// kind's format (4), zeros (4), key (16), the size of the file (8), the checksum of the table of sections (8), zeros
/// (56), the checksum of all this (8).
struct ImageHeader: Equatable {
    static let byteCount = 128
    /// Raised whenever header, table or alignment change.
    static let container: UInt32 = 1

    /// A byte that no text has, and a line end that careless copying would change.
    private static let mark: [UInt8] = [0x89] + Array("ARTERY".utf8) + [0x0A]
    private static let checksumOffset = byteCount - 8

    let identity: ImageIdentity
    let sectionCount: UInt32
    let fileSize: UInt64
    let tableChecksum: UInt64

    /// Where the first section starts. The table follows the header.
    var tableEnd: UInt64 { UInt64(ImageHeader.byteCount) + UInt64(sectionCount) * UInt64(ImageSection.entrySize) }

    var bytes: [UInt8] {
        var bytes = ImageHeader.mark
        bytes.append(littleEndian: ImageHeader.container)
        bytes.append(littleEndian: sectionCount)
        bytes.append(identity.kind, width: 8)
        bytes.append(littleEndian: identity.format)
        bytes.append(littleEndian: UInt32(0))
        bytes.append(littleEndian: identity.keyHigh)
        bytes.append(littleEndian: identity.keyLow)
        bytes.append(littleEndian: fileSize)
        bytes.append(littleEndian: tableChecksum)
        bytes.append("", width: ImageHeader.checksumOffset - bytes.count)
        bytes.append(littleEndian: bytes.checksum)
        return bytes
    }
}

extension ImageHeader {
    /// Reads the header of a file and checks it against itself and the file's size.
    init(of file: UnsafeRawBufferPointer, path: String) throws(ImageError) {
        let markCount = ImageHeader.mark.count
        guard file.prefix(markCount).elementsEqual(ImageHeader.mark.prefix(file.count)) else {
            throw .foreign(path: path)
        }
        if file.count < ImageHeader.byteCount { throw .truncated(path: path, byteCount: file.count) }
        // Another container may keep its checksum elsewhere, so its number is believed unchecked.
        let container = file.number(at: markCount, as: UInt32.self)
        if container != ImageHeader.container {
            throw .otherFormat(path: path, found: container, wanted: ImageHeader.container)
        }
        let checked = UnsafeRawBufferPointer(rebasing: file[..<ImageHeader.checksumOffset])
        guard file.number(at: ImageHeader.checksumOffset) == checked.checksum,
            let kind = file.field(at: 16, width: 8), ImageIdentity.isKind(kind)
        else { throw .corrupted(path: path, section: nil) }
        identity = ImageIdentity(
            kind: String(decoding: kind, as: UTF8.self), format: file.number(at: 24),
            key: (file.number(at: 32), file.number(at: 40)))
        sectionCount = file.number(at: 12)
        fileSize = file.number(at: 48)
        tableChecksum = file.number(at: 56)
        if UInt64(file.count) < fileSize { throw .truncated(path: path, byteCount: file.count) }
        guard UInt64(file.count) == fileSize, tableEnd <= fileSize else {
            throw .corrupted(path: path, section: nil)
        }
    }

    /// Checks that the image is the one that is wanted.
    func expect(_ wanted: ImageIdentity, path: String) throws(ImageError) {
        if identity.kind != wanted.kind {
            throw .otherKind(path: path, found: identity.kind, wanted: wanted.kind)
        }
        if identity.format != wanted.format {
            throw .otherFormat(path: path, found: identity.format, wanted: wanted.format)
        }
        if identity != wanted { throw .otherKey(path: path) }
    }

    /// The checksum that the header's own bytes end with. It stands for the whole image, as it covers the checksum of
    /// the table, which has those of the sections.
    static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 { file.number(at: checksumOffset) }
}
