import ImageFile
import TestSupport
import Testing

@testable import Preparation

/// Digests are the same everywhere and always: outputs and caches are told apart by them.
@Suite struct DigestTests {
    /// XXH3, 128 bits, of nothing and of a text, as `xxh128sum` prints them.
    @Test(arguments: [("", "99aa06d3014798d86001c324468d497f"), ("arterial\n", "c51d94f7d2d77e087814344181ac8cfa")])
    func digestsOfTexts(text: String, digest: String) {
        #expect(Digest(of: text).description == digest)
        #expect(Digest(of: Array(text.utf8)) == Digest(of: text))
    }

    @Test(arguments: [0, 1, 1 << 20, 1 << 20 + 1, 3 << 20])
    func aFileHasTheDigestOfItsBytes(size: Int) throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "street ", count: size / 7)
        let path = try folder.write(text, to: "map.osm")
        #expect(try FileDigest.digest(path: path, named: "map.osm") == Digest(of: text))
    }

    @Test func aFileThatCannotBeReadIsNamedAsItWasWritten() throws {
        let folder = try TemporaryFolder()
        func failure(_ path: String) -> String {
            do { return "\(try FileDigest.digest(path: path, named: "data/map.osm"))" } catch { return "\(error)" }
        }
        #expect(failure(folder.path("map.osm")) == "data/map.osm: there is no such file")
        #expect(failure(folder.path("")) == "data/map.osm: it is a folder, not a file")
    }

    @Test func keysAreComparedPartByPart() {
        let key = JobKey([.init("parameters", "a"), .init("network monaco", "b")])
        #expect(key == JobKey([.init("parameters", "a"), .init("network monaco", "b")]))
        #expect(key.digest != JobKey([.init("parameters", "b"), .init("network monaco", "b")]).digest)
        #expect(key.digest != JobKey([.init("network monaco", "b"), .init("parameters", "a")]).digest)
        #expect(
            key.json.written()
                == "{\"digest\":\"\(key.digest)\",\"parameters\":\"a\",\"network monaco\":\"b\"}")
    }

    @Test func theOrderOfDigestsMatters() {
        let (a, b) = (Digest(of: "a"), Digest(of: "b"))
        #expect(Digest(of: [a, b]) != Digest(of: [b, a]) && Digest(of: [a, b]) == Digest(of: [a, b]))
        #expect(Digest(of: [a]) != a)
    }

    @Test func equalBarriersHaveEqualDigests() throws {
        func digest(_ items: String) throws -> Digest {
            try #require(Preparing("barriers: {polygons: [\(items)]}").route?.travel.barrierDigest)
        }
        let (near, far) = ("{at: [7.42, 43.73], buffer: 500 m}", "{at: [7.42, 43.73], buffer: 501 m}")
        #expect(try digest(near) == digest(near) && digest(near) == digest("{at: [7.42, 43.73], buffer: 0.5 km}"))
        #expect(try digest(near) != digest(far) && digest(near) != digest("\(near), \(near)"))
    }
}
