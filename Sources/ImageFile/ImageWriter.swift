import Vocabulary

/// Collects the arrays of an image, in any order. The bytes depend on the arrays and their names alone.
///
/// Arrays are shared, not copied, until the image is written.
public struct ImageWriter {
    private let identity: ImageIdentity
    private var contents: [ImageLayout.Content] = []
    private var names: Set<String> = []

    public init(_ identity: ImageIdentity) { self.identity = identity }

    /// Adds an array as one section.
    ///
    /// Elements are stored as they lie in memory. They must be numbers or structures of numbers without padding inside:
    /// what lies in padding is left to chance, and the bytes of the image would be too.
    ///
    /// - Parameter name: 1 to 24 printable ASCII characters other than the full stop, new to this image.
    /// - Precondition: the name is so, and an element ends without padding and is aligned to 64 bytes at most.
    public mutating func add<Element: BitwiseCopyable>(_ array: [Element], as name: String) {
        ImageWriter.check(name)
        append(array, as: name)
    }

    /// Adds texts as two sections: where each text starts and the last one ends, and the texts' UTF-8.
    ///
    /// - Parameter name: as for arrays. `Image.texts` finds them under it.
    /// - Precondition: the name is so.
    public mutating func add(texts: [String], as name: String) {
        ImageWriter.check(name)
        var offsets: [UInt64] = [0]
        var bytes: [UInt8] = []
        offsets.reserveCapacity(texts.count + 1)
        for text in texts {
            bytes.append(contentsOf: text.utf8)
            offsets.append(UInt64(bytes.count))
        }
        append(offsets, as: name + ImageTexts.offsetsSuffix)
        append(bytes, as: name + ImageTexts.bytesSuffix)
    }

    /// Writes the whole file or nothing: beside its place, to the disk, and then there. The folder is made where it is
    /// missing. Who holds the `ImageLock` of the path is the only one who should write it.
    ///
    /// - Throws: `ImageError.cannotWrite`, as where the disk is full; then what was at the path still is.
    public consuming func write(to path: String) throws {
        let fault = ParentFolder(of: path).make()
        if fault != 0 { throw ImageError.cannotWrite(path: path, reason: SystemWord.fault(fault)) }
        let layout = ImageLayout(contents, identity: identity)
        try WholeFile.write(to: path, isDurable: true) { file in
            try layout.forEachPiece { piece in try file.append(piece) }
        }
    }

    /// The same bytes, kept in memory: for what is never stored.
    public consuming func inMemory() -> Image {
        let layout = ImageLayout(contents, identity: identity)
        let bytes = ImageBytes(count: layout.byteCount) { memory in
            var end = 0
            try? layout.forEachPiece { piece in
                UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyMemory(from: piece)
                end += piece.count
            }
        }
        return Image(bytes, sections: layout.sections, path: "(an image in memory)")
    }

    private mutating func append<Element: BitwiseCopyable>(_ array: [Element], as name: String) {
        let layout = MemoryLayout<Element>.self
        let isNew = names.insert(name).inserted
        precondition(isNew, "two sections are called \(name)")
        precondition(
            layout.size == layout.stride
                && ImageSection.fits(size: UInt32(layout.stride), alignment: UInt32(layout.alignment)),
            "elements of \(name) have padding, or nothing in them")
        contents.append(
            ImageLayout.Content(
                name: name, elementSize: layout.stride, elementAlignment: layout.alignment, count: array.count
            ) { body in try array.withUnsafeBytes(body) })
    }

    private static func check(_ name: String) {
        let bytes = Array(name.utf8)
        precondition(
            bytes.count <= 24 && ImageSection.isName(bytes) && !bytes.contains(UInt8(ascii: ".")),
            "\(name) is not the name of a section")
    }
}
