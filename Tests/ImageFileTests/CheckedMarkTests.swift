import Foundation
import TestSupport
import Testing

@testable import ImageFile

/// An image in a file, and how often all of it was read.
private final class Store {
    let folder: TemporaryFolder
    let path: String
    private(set) var readings = 0

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("image")
        try SampleImage.writer().write(to: path)
    }

    @discardableResult
    func open() throws -> Image {
        try Image.open(path, as: SampleImage.identity) { _ in readings += 1 }
    }

    var state: (status: stat, time: timespec) {
        var status = stat()
        _ = stat(path, &status)
        return (status, status.st_mtim)
    }

    func setTime(_ time: timespec) {
        let times = [time, time]
        _ = utimensat(AT_FDCWD, path, times, 0)
    }

    /// Changes one number of `lengths` without a trace in inode, size and time of modification.
    func damageQuietly() throws {
        let time = state.time
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: UInt64(SampleImage.headAndTableSize + 64))
        try file.write(contentsOf: [0xFF])
        try file.close()
        setTime(time)
    }
}

@Suite("An image that was read in full once")
struct CheckedMarkTests {
    @Test("is not read in full again")
    func onceOnly() throws {
        let store = try Store()
        for _ in 0..<3 { try store.open() }
        #expect(store.readings == 1)
        #expect(try namesIn(store.folder) == ["image", "image.checked"])
    }

    @Test("is read again when its time has changed by a nanosecond")
    func time() throws {
        let store = try Store()
        try store.open()
        var time = store.state.time
        time.tv_nsec = time.tv_nsec == 0 ? 1 : time.tv_nsec - 1
        store.setTime(time)
        try store.open()
        #expect(store.readings == 2)
    }

    @Test("is read again when it was damaged and its time set back")
    func setBack() throws {
        let store = try Store()
        try store.open()
        // Clocks of file systems go on in steps.
        usleep(20_000)
        try store.damageQuietly()
        #expect(throws: ImageError.corrupted(path: store.path, section: "lengths")) { try store.open() }
    }

    @Test("is read again as another inode")
    func inode() throws {
        let store = try Store()
        try store.open()
        try store.damageQuietly()
        let (status, time) = store.state
        try write(try bytesOfFile(store.path), to: store.folder.path("copy"))
        rename(store.folder.path("copy"), store.path)
        store.setTime(time)
        #expect(store.state.status.st_ino != status.st_ino)
        #expect(throws: ImageError.corrupted(path: store.path, section: "lengths")) { try store.open() }
    }

    @Test("is read again when another image took over its inode, size and time")
    func header() throws {
        let store = try Store()
        try store.open()
        let (status, time) = store.state
        var other = ImageWriter(SampleImage.identity)
        other.add(Array(SampleImage.lengths.reversed()), as: "lengths")
        other.add(texts: SampleImage.streetNames, as: "names")
        other.add([Double](), as: "speeds")
        other.add([UInt8(1), 2, 3], as: "classes")
        let file = try FileHandle(forUpdating: URL(filePath: store.path))
        try file.write(contentsOf: try other.bytes)
        try file.close()
        store.setTime(time)
        #expect(store.state.status.st_ino == status.st_ino)
        #expect(store.state.status.st_size == status.st_size)
        #expect(try store.open().array("lengths", of: Int32.self).first == 11)
        #expect(store.readings == 2)
    }

    @Test("still has its header and table checked, and its size")
    func headerIsAlwaysChecked() throws {
        let store = try Store()
        try store.open()
        truncate(store.path, off_t(SampleImage.headAndTableSize))
        let fault = ImageError.truncated(path: store.path, byteCount: SampleImage.headAndTableSize)
        #expect(throws: fault) { try store.open() }
    }

    @Test("but whose sections are wrong is checked again and again")
    func refusedByItsCaller() throws {
        struct Wrong: Error {}
        let store = try Store()
        for _ in 0..<2 {
            #expect(throws: Wrong.self) {
                try Image.open(store.path, as: SampleImage.identity) { _ in throw Wrong() }
            }
        }
        #expect(try namesIn(store.folder) == ["image"])
        try store.open()
        #expect(store.readings == 1)
    }

    @Test("is read again when the note is damaged", arguments: ["", "arterial image checked\n", "🤷"])
    func damagedNote(note: String) throws {
        let store = try Store()
        try store.open()
        _ = try store.folder.write(note, to: "image.checked")
        try store.open()
        try store.open()
        #expect(store.readings == 2)
    }

    @Test("opens where no note can be left, too")
    func noNote() throws {
        let store = try Store()
        try FileManager.default.createDirectory(atPath: store.path + ".checked", withIntermediateDirectories: false)
        chmod(store.folder.url.path(percentEncoded: false), 0o555)
        for _ in 0..<2 { try store.open() }
        chmod(store.folder.url.path(percentEncoded: false), 0o755)
        #expect(store.readings == 2)
        #expect(try namesIn(store.folder) == ["image", "image.checked"])
    }
}
