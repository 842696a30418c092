import Foundation
import TestSupport
import Testing

@testable import ImageFile

@Suite("An image is written whole or not at all")
struct ImageWritingTests {
    @Test("into a folder that is made for it")
    func makesTheFolder() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("cache/networks/image")
        try SampleImage.writer().write(to: path)
        #expect(try Image.open(path, as: SampleImage.identity).sections.count == 5)
        try SampleImage.writer().write(to: folder.path("cache//networks//image"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/networks")).sorted()
                == ["image", "image.checked"])
    }

    @Test("for all to read and its owner to write")
    func permissions() throws {
        let folder = try TemporaryFolder()
        let mask = umask(0)
        defer { umask(mask) }
        try SampleImage.writer().write(to: folder.path("image"))
        var status = stat()
        #expect(stat(folder.path("image"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o644)
    }

    @Test("over an older one, whose readers keep what they have")
    func overAnOlderOne() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        try SampleImage.writer().write(to: path)
        let old = try Image.open(path, as: SampleImage.identity)
        var writer = ImageWriter(SampleImage.identity)
        writer.add([Int32(5)], as: "lengths")
        try writer.write(to: path)
        #expect(try old.array("lengths", of: Int32.self) == SampleImage.lengths)
        let new = try Image.open(path, as: SampleImage.identity)
        #expect(try new.array("lengths", of: Int32.self) == [5])
        #expect(try namesIn(folder) == ["image", "image.checked"])
    }

    @Test("in the place of a symbolic link, not where it leads")
    func symbolicLink() throws {
        let folder = try TemporaryFolder()
        let target = try folder.write("precious", to: "target")
        symlink(target, folder.path("image"))
        try SampleImage.writer().write(to: folder.path("image"))
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious")
        #expect(try Image.open(folder.path("image"), as: SampleImage.identity).sections.count == 5)
    }

    @Test("and leaves nothing beside what cannot be replaced")
    func cannotBeReplaced() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: ImageError.cannotWrite(path: path, reason: "Is a directory")) {
            try SampleImage.writer().write(to: path)
        }
        #expect(try namesIn(folder) == ["image"])
    }

    @Test("and leaves nothing on a full disk but what was there")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "image")
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(full) }
        let fault = ImageError.cannotWrite(path: path, reason: "No space left on device")
        #expect(throws: fault) {
            try WholeFile.write(to: path, isDurable: true) { file in
                try [UInt8](repeating: 1, count: 100).withUnsafeBytes { try file.append($0) }
                #expect(try namesIn(folder).count == 2)
                try [UInt8](repeating: 1, count: 100).withUnsafeBytes {
                    try WholeFile(path: path, descriptor: full).append($0)
                }
            }
        }
        #expect(try namesIn(folder) == ["image"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(fault.description == "cannot write \(path): No space left on device")
    }

    @Test("and says where no folder can be", arguments: ["/dev/null/image", "/dev/null/deep/image"])
    func noFolder(path: String) {
        #expect(throws: ImageError.cannotWrite(path: path, reason: "Not a directory")) {
            try SampleImage.writer().write(to: path)
        }
        #expect(throws: ImageError.cannotLock(path: path, reason: "Not a directory")) { try ImageLock(for: path) }
    }

    @Test("while others open it: they find the old or the new one")
    func readersBeside() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        try SampleImage.writer().write(to: path)
        DispatchQueue.concurrentPerform(iterations: 4) { worker in
            for round in 0..<50 {
                do {
                    if worker == 0 {
                        var writer = ImageWriter(SampleImage.identity)
                        writer.add([Int](repeating: round, count: 5_000 + round), as: "lengths")
                        try writer.write(to: path)
                    } else {
                        _ = try Image.open(path, as: SampleImage.identity)
                    }
                } catch {
                    Issue.record(error)
                }
            }
        }
        #expect(try namesIn(folder) == ["image", "image.checked"])
    }
}
