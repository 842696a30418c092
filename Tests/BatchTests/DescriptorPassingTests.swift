import Foundation
import Glibc
import TestSupport
import Testing

@testable import Batch

@Suite("A descriptor that passes from process to process")
struct DescriptorPassingTests {
    private func sockets() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    @Test("is the same open file: its lock is held until both are closed")
    func lock() throws {
        let (folder, ends) = (try TemporaryFolder(), try sockets())
        defer { for end in [ends.reading, ends.writing] { close(end) } }
        let path = folder.url.appending(path: "lock").path
        let first = open(path, O_RDWR | O_CREAT, 0o644)
        try #require(first >= 0 && flock(first, LOCK_EX | LOCK_NB) == 0)
        #expect(DescriptorPassing.send(first, to: ends.writing))
        let second = try #require(DescriptorPassing.receive(from: ends.reading))
        close(first)
        let other = open(path, O_RDWR)
        defer { close(other) }
        #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
        close(second)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    }

    @Test("may be none, and takes nothing of what follows")
    func none() throws {
        let ends = try sockets()
        defer { close(ends.reading) }
        #expect(DescriptorPassing.send(nil, to: ends.writing))
        #expect(MessagePipe.write(CrewRequest.end, to: ends.writing))
        close(ends.writing)
        #expect(DescriptorPassing.receive(from: ends.reading) == nil)
        var count = 0
        MessagePipe.read(CrewRequest.self, from: ends.reading) { _ in count += 1 }
        #expect(count == 1)
    }

    @Test("does not come where the other end is closed")
    func closed() throws {
        let ends = try sockets()
        close(ends.writing)
        #expect(DescriptorPassing.receive(from: ends.reading) == nil)
        close(ends.reading)
    }
}
