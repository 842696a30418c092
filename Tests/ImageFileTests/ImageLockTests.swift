import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ImageFile

@Suite("The lock on an image")
struct ImageLockTests {
    private struct Stopped: Error {}

    @Test("lets one of many build, and the others find what it built")
    func oneBuilds() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("cache/image")
        let built = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let lock = try ImageLock(for: path)
                defer { withExtendedLifetime(lock) {} }
                do {
                    _ = try Image.open(path, as: SampleImage.identity)
                } catch ImageError.notFound {
                    built.add(1, ordering: .relaxed)
                    usleep(20_000)
                    try SampleImage.writer().write(to: path)
                }
            } catch {
                Issue.record(error)
            }
        }
        #expect(built.load(ordering: .relaxed) == 1)
    }

    @Test("asks whoever waits for it whether to go on")
    func waiting() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        let held = try ImageLock(for: path)
        var count = 0
        #expect(throws: Stopped.self) {
            try ImageLock(for: path) {
                count += 1
                if count == 3 { throw Stopped() }
            }
        }
        #expect(count == 3)
        withExtendedLifetime(held) {}
    }

    @Test("is free when its holder lets go, and does not ask then")
    func letsGo() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<3 {
            let held = try ImageLock(for: folder.path("image")) { throw Stopped() }
            withExtendedLifetime(held) {}
        }
        #expect(try namesIn(folder) == ["image.lock"])
    }

    @Test("does not concern other images")
    func otherImages() throws {
        let folder = try TemporaryFolder()
        let held = try ImageLock(for: folder.path("image")) { throw Stopped() }
        let other = try ImageLock(for: folder.path("image2")) { throw Stopped() }
        withExtendedLifetime((held, other)) {}
    }

    @Test("holds against other processes, and is free when they are killed")
    func processes() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        let holder = Process()
        holder.executableURL = URL(filePath: "/bin/sh")
        // One process holds the descriptor in the end, so that nothing else keeps the lock.
        holder.arguments = ["-c", "exec 9>\"$0\" && flock 9 && echo held && exec sleep 60", path + ".lock"]
        let output = Pipe()
        holder.standardOutput = output
        try holder.startAlone()
        defer { holder.terminate() }
        #expect(output.fileHandleForReading.availableData == Data("held\n".utf8))
        var count = 0
        let lock = try ImageLock(for: path) {
            count += 1
            if count == 2 { kill(holder.processIdentifier, SIGKILL) }
            if count == 200 { throw Stopped() }
        }
        #expect(count >= 2)
        withExtendedLifetime(lock) {}
    }

    @Test("is taken anew when somebody removed its file meanwhile")
    func removedFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        let first = try ImageLock(for: path)
        unlink(path + ".lock")
        let second = try ImageLock(for: path) { throw Stopped() }
        #expect(throws: Stopped.self) { try ImageLock(for: path) { throw Stopped() } }
        withExtendedLifetime((first, second)) {}
    }

    @Test("removes what killed builders left, and nothing else")
    func leftovers() throws {
        let folder = try TemporaryFolder()
        for name in ["image", "image2.partial-7-1", "image.partial-7-1", "image.checked.partial-7-2", "image.partial"] {
            _ = try folder.write("", to: name)
        }
        let lock = try ImageLock(for: folder.path("image"))
        #expect(try namesIn(folder) == ["image", "image.lock", "image.partial", "image2.partial-7-1"])
        withExtendedLifetime(lock) {}
    }
}
