import FeatureSources
import ImageFile
import TestSupport
import Testing

@testable import Preparation

/// A source of several files has the digest of all that are read with it.
@Suite struct SourceDigestTests {
    private func digest(_ name: String, _ files: [String: String]) throws -> Digest? {
        let folder = try TemporaryFolder()
        for (path, text) in files { _ = try folder.write(text, to: path) }
        return try SourceDigest.digest(of: SourceAddress(target: folder.path(name), name: name), known: nil)
    }

    @Test func whatStandsBesideCounts() throws {
        #expect(try digest("b.csv", ["b.csv": "id"]) != digest("b.csv", ["b.csv": "id", "b.prj": "x"]))
        #expect(try digest("b.csv", ["b.csv": "id", "c.prj": "x"]) == digest("b.csv", ["b.csv": "id"]))
    }

    @Test func whichFileBesideHasWhatCounts() throws {
        #expect(
            try digest("b.csv", ["b.csv": "id", "b.csvt": "x"]) != digest("b.csv", ["b.csv": "id", "b.prj": "x"]))
    }

    @Test(arguments: ["a.dat", "A.DAT", "A.Dat"]) func filesOfMapInfoAreFoundInAnyCase(_ other: String) throws {
        #expect(try digest("a.tab", ["a.tab": "t", other: "1"]) != digest("a.tab", ["a.tab": "t", other: "2"]))
    }
}
