/// Arrays in one file that is mapped read-only, or in memory. Its sections are valid for as long as it lives.
///
/// Little-endian, without paths or times: the image that one machine has written opens on another.
public final class Image: @unchecked Sendable {
    let bytes: ImageBytes
    private let table: [ImageSection]
    private let path: String

    init(_ bytes: ImageBytes, sections: [ImageSection], path: String) {
        self.bytes = bytes
        self.table = sections
        self.path = path
    }

    /// Maps a file and checks that it is whole and the one wanted.
    ///
    /// Header and table are checked every time. The first time, all sections are read too, and `validate` is called;
    /// `PATH.checked` then remembers that for the file's inode, size and time of change, and later openings cost no more
    /// for large images than for small ones.
    ///
    /// - Parameters:
    ///   - validate: checks what the sections say, such as that indices are in range. Remembered with the checksums, so
    ///     a stricter one needs another number of the identity's format.
    /// - Throws: `ImageError`, or what `validate` throws.
    public static func open(
        _ path: String, as identity: ImageIdentity, validate: (Image) throws -> Void = { _ in }
    ) throws -> Image {
        let (bytes, state) = try ImageBytes.map(path)
        let image = try Image(checking: bytes, as: identity, path: path)
        let mark = CheckedMark(imagePath: path, state: state, headerChecksum: ImageHeader.checksum(of: bytes.all))
        if mark.isThere { return image }
        try image.checkSections()
        try validate(image)
        mark.leave()
        return image
    }

    /// Checks header, identity and table.
    convenience init(checking bytes: ImageBytes, as identity: ImageIdentity, path: String) throws(ImageError) {
        let header = try ImageHeader(of: bytes.all, path: path)
        try header.expect(identity, path: path)
        let sections = try ImageTable.sections(of: bytes.all, header: header, path: path)
        self.init(bytes, sections: sections, path: path)
    }

    /// The size of the file.
    public var byteCount: Int { bytes.all.count }

    /// The sections in the order of the file, which is that of their names. Texts are two sections.
    public var sections: [(name: String, byteCount: Int)] { table.map { ($0.name, Int($0.byteCount)) } }

    /// The elements of a section, valid for as long as the image lives: who keeps them keeps the image in a property beside
    /// them, as Swift may let go of a local one after its last use.
    ///
    /// Bytes are taken for elements as they are, so all bit patterns must be elements: numbers or structures of numbers.
    ///
    /// - Throws: `ImageError.missingSection`; `ImageError.otherElements` where elements of another size or alignment
    ///   were stored.
    /// - Complexity: O(number of sections).
    public func section<Element: BitwiseCopyable>(
        _ name: String, of type: Element.Type = Element.self
    ) throws -> UnsafeBufferPointer<Element> {
        let section = try entry(name)
        let wanted = MemoryLayout<Element>.stride
        guard section.elementSize == wanted, section.elementAlignment == MemoryLayout<Element>.alignment else {
            throw ImageError.otherElements(
                path: path, section: name, found: section.elementSize, wanted: UInt32(wanted))
        }
        return content(of: section).assumingMemoryBound(to: type)
    }

    /// A copy of a section's elements, which needs the image no longer.
    ///
    /// - Throws: as `section`.
    public func array<Element: BitwiseCopyable>(
        _ name: String, of type: Element.Type = Element.self
    ) throws -> [Element] {
        try withExtendedLifetime(self) { Array(try section(name, of: type)) }
    }

    /// Texts, which are decoded when they are asked for.
    ///
    /// - Throws: as `section`; `ImageError.corrupted` where the two sections do not fit each other.
    /// - Complexity: O(number of sections).
    public func texts(_ name: String) throws -> ImageTexts {
        let offsets = try section(name + ImageTexts.offsetsSuffix, of: UInt64.self)
        let utf8 = try section(name + ImageTexts.bytesSuffix, of: UInt8.self)
        guard let texts = ImageTexts(image: self, offsets: offsets, bytes: utf8) else {
            throw ImageError.corrupted(path: path, section: name + ImageTexts.offsetsSuffix)
        }
        return texts
    }

    private func entry(_ name: String) throws(ImageError) -> ImageSection {
        guard let section = table.first(where: { $0.name == name }) else {
            throw .missingSection(path: path, section: name)
        }
        return section
    }

    private func content(of section: ImageSection) -> UnsafeRawBufferPointer {
        let start = Int(section.offset)
        return UnsafeRawBufferPointer(rebasing: bytes.all[start..<start + Int(section.byteCount)])
    }
}

extension Image {
    /// Reads all sections: their checksums, the zeros behind them, and that the starts of texts rise.
    ///
    /// - Complexity: O(bytes).
    func checkSections() throws {
        for section in table {
            let end = Int(section.offset + section.byteCount)
            let padding = bytes.all[end..<Int(section.paddedEnd)]
            guard content(of: section).checksum == section.checksum, padding.allSatisfy({ $0 == 0 }) else {
                throw ImageError.corrupted(path: path, section: section.name)
            }
        }
        for section in table where section.name.hasSuffix(ImageTexts.offsetsSuffix) {
            let name = String(section.name.dropLast(ImageTexts.offsetsSuffix.count))
            guard try texts(name).isInOrder else {
                throw ImageError.corrupted(path: path, section: section.name)
            }
        }
    }
}
