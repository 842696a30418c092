import FeatureSources
import Foundation
import ImageFile
import TestSupport
import Testing

@testable import Preparation

@Suite("A source that changes while a job reads it")
struct ChangedInputTests {
    private func address(_ folder: TemporaryFolder, _ name: String) -> SourceAddress {
        SourceAddress(target: folder.path(name), name: name)
    }

    @Test("is known by its state, even where it is put back later")
    func changed() throws {
        let folder = try TemporaryFolder()
        for name in ["a.csv", "b.csv"] { _ = try folder.write("k\n1\n", to: name) }
        let addresses = ["a.csv", "b.csv"].map { address(folder, $0) }
        let digests = InputDigests(known: nil)
        let before = try digests.digests(of: addresses).map(\.digest)
        #expect(digests.changed(of: addresses) == [])
        _ = try folder.write("k\n1\n2\n", to: "b.csv")
        #expect(digests.changed(of: addresses) == ["b.csv"])
        #expect(try InputDigests(known: nil).digests(of: addresses).map(\.digest) != before)
    }

    @Test("is one of a folder, or stands beside one")
    func others() throws {
        let folder = try TemporaryFolder()
        let tables = folder.url.appending(path: "tables")
        try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
        for name in ["tables/a.csv", "tables/b.csv", "c.csv"] { _ = try folder.write("k\n1\n", to: name) }
        let addresses = [address(folder, "tables"), address(folder, "c.csv")]
        let digests = InputDigests(known: nil)
        _ = try digests.digests(of: addresses)
        _ = try folder.write("Integer\n", to: "c.csvt")
        #expect(digests.changed(of: addresses) == ["c.csv"])
        _ = try folder.write("k\n", to: "tables/b.csv")
        #expect(digests.changed(of: addresses) == ["tables", "c.csv"])
    }

    @Test("makes a key that no later run has")
    func key() {
        let key = JobKey([.init("parameters", "p"), .init("source a.csv", "1"), .init("source b.csv (2)", "2")])
        #expect(key.spoiled(by: []) == key)
        let spoiled = key.spoiled(by: ["b.csv"])
        #expect(spoiled.digest != key.digest)
        #expect(key.differences(from: spoiled) == ["source b.csv (2)"])
        #expect(key.differences(from: key.spoiled(by: ["a.csv"])) == ["source a.csv"])
    }

    @Test("makes such a key where a network was loaded that is another than the key says")
    func network() {
        let (found, loaded) = (Digest(of: "before"), Digest(of: "after"))
        let key = JobKey([.init("parameters", "p"), .init("network town", found.description), .init("network pg", nil)])
        #expect(key.spoiled(byNetwork: "town", found) == nil)
        // What a database holds is not known, and what other networks are made of is nothing to it.
        #expect(key.spoiled(byNetwork: "pg", loaded) == nil && key.spoiled(byNetwork: "tow", loaded) == nil)
        let spoiled = key.spoiled(byNetwork: "town", loaded)
        #expect(spoiled.map { key.differences(from: $0) } == ["network town"])
        #expect(spoiled?.parts[1].value == "changed while it was read")
    }
}
