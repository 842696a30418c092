import Glibc
import ImageFile
import SystemCalls

/// A file written from its start to its end through a buffer.
///
/// Every system call is checked. A file that is dropped before `close` is left as far as it was flushed.
/// One thread at a time.
public final class OutputFile {
    private static let flushedAt = 1 << 16

    /// What errors call the file.
    public let name: String
    private let durable: Bool
    private var descriptor: Int32
    /// Most files of most jobs are small: the buffer grows where it must.
    private var buffer = ByteBuffer(capacity: 1 << 12)
    private var flushed = 0
    /// Nil where nobody asks, or where bytes were written over others.
    private var stream: DigestStream?

    /// How many bytes were written to it so far.
    public var byteCount: Int { flushed + buffer.count }

    /// Of all that was flushed; nil where it is not known without reading the file.
    var digest: Digest? { stream?.digest }

    /// Creates the file, or empties the one that is there. A link in its place is replaced, not followed.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - name: what errors call it: a relative name.
    ///   - durable: whether `close` waits until the bytes are on the disk.
    ///   - takesDigest: whether `digest` is asked for.
    /// - Throws: `WriteError`.
    public init(
        path: String, name: String, durable: Bool = false, takesDigest: Bool = false
    ) throws(WriteError) {
        self.name = name
        self.durable = durable
        stream = takesDigest ? DigestStream() : nil
        descriptor = OutputFile.create(path)
        if descriptor < 0, errno == ELOOP, unlink(path) == 0 { descriptor = OutputFile.create(path) }
        if descriptor < 0 { throw WriteError("create", name) }
    }

    /// Opens what is no file but takes bytes, such as a pipe or a terminal, wherever a link leads to it.
    ///
    /// - Throws: `WriteError`.
    init(device path: String, name: String) throws(WriteError) {
        self.name = name
        durable = false
        stream = nil
        descriptor = OutputFile.openDevice(path)
        if descriptor < 0 {
            if errno == ENXIO { throw WriteError("write", name, reason: "it is a pipe that nobody reads") }
            throw WriteError("create", name)
        }
    }

    /// Whoever reads a pipe may come some seconds later; to open one without a reader would wait for ever.
    private static func openDevice(_ path: String) -> Int32 {
        var triesLeft = 500
        while true {
            let descriptor = retrying { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                return descriptor
            }
            guard errno == ENXIO, triesLeft > 0 else { return -1 }
            triesLeft -= 1
            usleep(20_000)
        }
    }

    deinit {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
    }

    /// Follows no link: says `ELOOP` where one is.
    private static func create(_ path: String) -> Int32 {
        retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    }

    /// Lets `body` append to the file's bytes, and hands them on when they are many.
    ///
    /// - Throws: `WriteError`.
    public func write(_ body: (inout ByteBuffer) -> Void) throws(WriteError) {
        body(&buffer)
        if buffer.count >= OutputFile.flushedAt { try flush() }
    }

    /// Writes bytes that may be many: they do not go through the buffer then.
    ///
    /// - Throws: `WriteError`.
    func write(_ bytes: [UInt8]) throws(WriteError) {
        if bytes.count < OutputFile.flushedAt { return try write { $0.append(bytes) } }
        try flush()
        try bytes.withUnsafeBufferPointer { bytes throws(WriteError) in try append(UnsafeRawBufferPointer(bytes)) }
    }

    /// Writes what is left, and closes the file. A second call does nothing.
    ///
    /// - Throws: `WriteError`; some file systems report a full disk only here.
    public func close() throws(WriteError) {
        guard descriptor >= 0 else { return }
        try flush()
        if durable, retrying({ fsync(descriptor) }) != 0 { throw WriteError("write", name) }
        let closing = descriptor
        descriptor = -1
        buffer = ByteBuffer()
        // Linux has let go of the descriptor even where close is interrupted.
        if Glibc.close(closing) != 0, errno != EINTR { throw WriteError("write", name) }
    }

    /// Hands on what was written so far, for those who read along.
    ///
    /// - Throws: `WriteError`.
    public func flush() throws(WriteError) {
        precondition(descriptor >= 0, "\(name) is closed")
        try buffer.withBytes { bytes throws(WriteError) in try append(bytes) }
        buffer.removeAll()
    }

    /// Writes other bytes over those that the file begins with.
    ///
    /// - Precondition: at least as many were written to it.
    /// - Throws: `WriteError`.
    func rewrite(start bytes: [UInt8]) throws(WriteError) {
        precondition(bytes.count <= byteCount, "\(name) has no such bytes yet")
        try flush()
        stream = nil
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw WriteError("write", name) }
        var start = ByteBuffer(capacity: bytes.count)
        start.append(bytes)
        try start.withBytes { bytes throws(WriteError) in try writeAll(bytes) }
        guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw WriteError("write", name) }
    }

    private func append(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
        try writeAll(bytes)
        flushed += bytes.count
        stream?.add(bytes)
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
        let fault = Descriptor.write(bytes, to: descriptor)
        if fault != 0 { throw WriteError("write", name, code: fault) }
    }
}
