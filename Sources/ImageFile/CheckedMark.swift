import Glibc
import SystemCalls

/// The note `PATH.checked` beside an image: all of it was read and found right in this state of the file.
///
/// It holds for one inode, size and times of change, and for one header, whose checksum stands for the whole image. What a disk loses by
/// itself leaves all of these, and is not noticed.
struct CheckedMark {
    static let suffix = ".checked"

    private let path: String
    private let bytes: [UInt8]

    init(imagePath: String, state: FileState, headerChecksum: UInt64) {
        path = imagePath + CheckedMark.suffix
        bytes = Array("arterial image checked\n\(state) header \(hexadecimal(headerChecksum))\n".utf8)
    }

    /// Whether the note is there and speaks of this state.
    var isThere: Bool {
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        if descriptor < 0 { return false }
        defer { _ = close(descriptor) }
        var found = [UInt8](repeating: 0, count: bytes.count + 1)
        let count = retrying { read(descriptor, &found, found.count) }
        return count == bytes.count && found.prefix(count).elementsEqual(bytes)
    }

    /// Leaves the note. Where that cannot be, as in a folder that is read only, the image is read in full next time.
    func leave() {
        try? WholeFile.write(to: path, isDurable: false) { file in
            try bytes.withUnsafeBytes { try file.append($0) }
        }
    }
}
