import Foundation
import ImageFile
import TestSupport
import Testing

@testable import Preparation

@Suite("The folder of compiled networks")
struct NetworkCacheTests {
    private let old = Digest(of: "old")
    private let new = Digest(of: "new")

    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    @Test("loses what earlier contents of a network left behind, and nothing else")
    func removal() throws {
        let folder = try TemporaryFolder()
        let cache = NetworkCache(folder: folder.url.path)
        let (former, present) = (old.description.prefix(16), new.description.prefix(16))
        let others = [
            "town-2.\(former).streets", "town.gpkg", "town.\(present).car.12345678.mode", "town.\(present).streets",
            "town.notes.streets", "town.\(former).txt",
        ]
        let left = [
            "town.\(former).streets", "town.\(former).streets.checked", "town.\(former).streets.lock",
            "town.\(former).streets.partial-1-1", "town.\(former).car.12345678.mode",
            "town.\(former).car.12345678.mode.lock", "town.\(former).foot.12345678.mode.checked",
        ]
        for name in others + left { _ = try folder.write("", to: name) }
        cache.removeOthers(of: "town", keeping: new)
        #expect(try names(folder) == others.sorted())
    }

    @Test("keeps what somebody else makes just now")
    func busy() throws {
        let folder = try TemporaryFolder()
        let cache = NetworkCache(folder: folder.url.path)
        let path = cache.path(of: "town", digest: old)
        let name = URL(filePath: path).lastPathComponent
        let lock = try ImageLock(for: path)
        _ = try folder.write("", to: name + ".partial-2-1")
        cache.removeOthers(of: "town", keeping: new)
        #expect(try names(folder) == [name + ".lock", name + ".partial-2-1"])
        withExtendedLifetime(lock) {}
    }
}
