import Glibc

/// The bytes of an image: a mapped file, or memory. They start at a multiple of 64 and never change.
final class ImageBytes {
    let all: UnsafeRawBufferPointer
    private let isMapped: Bool

    private init(_ all: UnsafeRawBufferPointer, isMapped: Bool) {
        self.all = all
        self.isMapped = isMapped
    }

    deinit {
        guard let base = all.baseAddress else { return }
        if isMapped {
            _ = munmap(UnsafeMutableRawPointer(mutating: base), all.count)
        } else {
            base.deallocate()
        }
    }

    /// Memory that `fill` writes in full.
    init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: ImageSection.alignment)
        fill(memory)
        all = UnsafeRawBufferPointer(memory)
        isMapped = false
    }

    /// Maps a file read-only, and says which state of the file that is.
    static func map(_ path: String) throws(ImageError) -> (bytes: ImageBytes, state: FileState) {
        // Without O_NONBLOCK, opening a named pipe would wait for somebody to write to it.
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        if descriptor < 0 {
            throw errno == ENOENT ? .notFound(path: path) : .cannotRead(path: path, reason: reason())
        }
        defer { _ = close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) != 0 { throw .cannotRead(path: path, reason: reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .cannotRead(path: path, reason: "it is not a regular file")
        }
        return (try map(descriptor, count: Int(status.st_size), path: path), FileState(status))
    }

    private static func map(_ descriptor: Int32, count: Int, path: String) throws(ImageError) -> ImageBytes {
        // A mapping of no bytes is an error to the system.
        if count == 0 { return ImageBytes(UnsafeRawBufferPointer(start: nil, count: 0), isMapped: true) }
        let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let base, base != MAP_FAILED else { throw .cannotRead(path: path, reason: reason()) }
        return ImageBytes(UnsafeRawBufferPointer(start: base, count: count), isMapped: true)
    }
}
