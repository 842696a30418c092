import Glibc
import SystemCalls
import Vocabulary

/// The bytes of an image: a mapped file, or memory. They start at a multiple of 64 and never change.
final class ImageBytes {
    let all: UnsafeRawBufferPointer
    /// The file that is mapped, still open; nil: memory.
    private let descriptor: Int32?

    private init(_ all: UnsafeRawBufferPointer, of descriptor: Int32) {
        self.all = all
        self.descriptor = descriptor
    }

    deinit {
        if let descriptor { _ = close(descriptor) }
        guard let base = all.baseAddress else { return }
        if descriptor != nil {
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
        descriptor = nil
    }

    /// Maps a file read-only, and says which state of the file that is.
    static func map(_ path: String) throws(ImageError) -> (bytes: ImageBytes, state: FileState) {
        // Without O_NONBLOCK, opening a named pipe would wait for somebody to write to it.
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        if descriptor < 0 {
            throw errno == ENOENT ? .notFound(path: path) : .cannotRead(path: path, reason: SystemWord.fault())
        }
        do throws(ImageError) {
            var status = stat()
            if fstat(descriptor, &status) != 0 { throw ImageError.cannotRead(path: path, reason: SystemWord.fault()) }
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw ImageError.cannotRead(path: path, reason: "it is not a regular file")
            }
            return (try map(descriptor, count: Int(status.st_size), path: path), FileState(status))
        } catch {
            _ = close(descriptor)
            throw error
        }
    }

    private static func map(_ descriptor: Int32, count: Int, path: String) throws(ImageError) -> ImageBytes {
        // A mapping of no bytes is an error to the system.
        if count == 0 { return ImageBytes(UnsafeRawBufferPointer(start: nil, count: 0), of: descriptor) }
        let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let base, base != MAP_FAILED else { throw .cannotRead(path: path, reason: SystemWord.fault()) }
        return ImageBytes(UnsafeRawBufferPointer(start: base, count: count), of: descriptor)
    }

    /// Maps the pages of some of the bytes once more, to be changed without the file knowing, and says where in them
    /// those begin; nil for memory, and where the system refuses.
    func changeablePages(of part: UnsafeRawBufferPointer) -> (pages: UnsafeMutableRawBufferPointer, place: Int)? {
        guard let descriptor, let start = all.baseAddress, let first = part.baseAddress, !part.isEmpty else {
            return nil
        }
        let offset = first - start
        let place = offset % Int(sysconf(Int32(_SC_PAGESIZE)))
        let count = place + part.count
        let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, offset - place)
        guard let base, base != MAP_FAILED else { return nil }
        return (UnsafeMutableRawBufferPointer(start: base, count: count), place)
    }
}
