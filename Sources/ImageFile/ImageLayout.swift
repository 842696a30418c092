/// Arrays laid out as the bytes of an image: header, table, and the sections by their names, zeros between them.
///
/// The bytes depend on identity, names and arrays alone.
struct ImageLayout {
    /// An array that waits to be written.
    struct Content {
        let name: String
        let elementSize: Int
        let elementAlignment: Int
        let count: Int
        /// Lends the array's bytes.
        let withBytes: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
    }

    let sections: [ImageSection]
    let byteCount: Int
    private let head: [UInt8]
    private let contents: [Content]

    /// Complexity: O(bytes), which are read for their checksums.
    init(_ contents: [Content], identity: ImageIdentity) {
        let sorted = contents.sorted { $0.name < $1.name }
        var end = UInt64(ImageHeader.byteCount + sorted.count * ImageSection.entrySize)
        sections = sorted.map { content in
            let section = ImageSection(content, offset: end)
            end = section.paddedEnd
            return section
        }
        self.contents = sorted
        byteCount = Int(end)
        let table = sections.flatMap(\.bytes)
        let header = ImageHeader(
            identity: identity, sectionCount: UInt32(sections.count), fileSize: end, tableChecksum: table.checksum)
        head = header.bytes + table
    }

    /// Hands all bytes on in their order.
    func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        try head.withUnsafeBytes(body)
        let zeros = [UInt8](repeating: 0, count: ImageSection.alignment)
        for (content, section) in zip(contents, sections) {
            try content.withBytes(body)
            let padding = ImageSection.padding(after: section.byteCount)
            try zeros.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<padding])) }
        }
    }
}

extension ImageSection {
    fileprivate init(_ content: ImageLayout.Content, offset: UInt64) {
        var checksum: UInt64 = 0
        // Only what the closure throws is thrown, and this one throws nothing.
        try? content.withBytes { checksum = $0.checksum }
        name = content.name
        elementSize = UInt32(content.elementSize)
        elementAlignment = UInt32(content.elementAlignment)
        count = UInt64(content.count)
        self.offset = offset
        self.checksum = checksum
        byteCount = UInt64(content.count) * UInt64(content.elementSize)
    }
}
