import Foundation
import TestSupport

@testable import ImageFile

/// An image of a few streets, small enough to be damaged everywhere.
enum SampleImage {
    static let identity = ImageIdentity(kind: "streets", format: 3, key: (0x0123_4567_89AB_CDEF, 42))
    static let lengths: [Int32] = [120, 85, 310, 7, 64, 99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    static let streetNames = ["Rua das Flores", "", "Rua de Santa Catarina", "Praça", "🛣️"]

    static func writer(_ identity: ImageIdentity = identity) -> ImageWriter {
        var writer = ImageWriter(identity)
        writer.add(lengths, as: "lengths")
        writer.add(texts: streetNames, as: "names")
        writer.add([Double](), as: "speeds")
        writer.add([UInt8(1), 2, 3], as: "classes")
        return writer
    }

    static var bytes: [UInt8] { get throws { try writer().bytes } }

    /// The header, and the entries of `classes`, `lengths`, `names.offsets`, `names.utf8` and `speeds`.
    static let headAndTableSize = 128 + 5 * 64
}

extension ImageWriter {
    /// What the writer writes.
    var bytes: [UInt8] {
        get throws {
            let folder = try TemporaryFolder()
            try write(to: folder.path("image"))
            return try bytesOfFile(folder.path("image"))
        }
    }
}

func bytesOfFile(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

/// Makes a new file, or puts the bytes into the one that is there: its inode stays.
func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }

func namesIn(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
}

/// The fault of opening a file of these bytes, read in full; nil if it opens.
func faultOfOpening(_ bytes: [UInt8]) -> ImageError? {
    do {
        try Image(checking: memory(bytes), as: SampleImage.identity, path: "image").checkSections()
        return nil
    } catch {
        return error as? ImageError
    }
}

/// Bytes as an image has them.
func memory(_ bytes: [UInt8]) -> ImageBytes { ImageBytes(count: bytes.count) { $0.copyBytes(from: bytes) } }
