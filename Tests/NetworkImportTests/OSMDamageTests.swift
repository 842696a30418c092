import NetworkImport
import Testing
import Vocabulary

/// Files that are no OSM files, or not whole.
@Suite struct OSMDamageTests {
    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    private func read(_ bytes: some Sequence<UInt8>, name: String) throws -> OSMExtract {
        try OSMFile.read(paths: [folder.write(bytes, name: name)], filter: .streets, context: RunContext())
    }

    @Test func theWholePBFOpens() throws {
        let extract = try read(OSMPBFBytes.street.bytes, name: "a.osm.pbf")
        #expect(extract.courses == ["10: 1 2"])
        #expect(extract.nodeCoordinate.map(\.longitude) == [7, 8])
        #expect(extract.text(extract.wayTags, 0) == ["highway=path"])
    }

    @Test func aPBFCutInABlobIsDamaged() throws {
        let file = OSMPBFBytes.street
        for length in 0..<file.bytes.count where !file.ends.contains(length) {
            #expect(throws: OSMReadError.self, "\(length) bytes") {
                try read(file.bytes.prefix(length), name: "a.osm.pbf")
            }
        }
    }

    @Test func aTextWithAZeroByteIsDamaged() {
        #expect(throws: OSMReadError.self) {
            try read(OSMPBFBytes.street(kind: "pa\u{0}th").bytes, name: "a.osm.pbf")
        }
    }

    @Test func aPBFWithAnyByteChangedOpensOrIsDamaged() throws {
        let bytes = OSMPBFBytes.street.bytes
        for index in bytes.indices {
            for flip: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= flip
                do { _ = try read(changed, name: "a.osm.pbf") } catch is OSMReadError {}
            }
        }
    }

    @Test func anXMLFileCutAnywhereIsDamaged() throws {
        let text = Array(
            """
            <osm version="0.6"><node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1"><tag k="barrier" v="x"/></node>
            <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="x"/></way></osm>
            """.utf8)
        for length in 0..<text.count {
            #expect(throws: OSMReadError.self, "\(length) bytes") { try read(text.prefix(length), name: "a.osm") }
        }
    }

    @Test(arguments: [".osm.pbf", ".osm", ".osm.gz", ".osm.bz2"])
    func garbageIsDamaged(suffix: String) throws {
        let garbage: [[UInt8]] = [
            [], [0], [0, 0, 0, 0], Array(repeating: 0, count: 100), Array(repeating: 255, count: 5000),
            Array("no map at all".utf8), (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) },
            Array("BZh9".utf8), [0x1F, 0x8B, 8, 0],
        ]
        for bytes in garbage {
            #expect(throws: OSMReadError.self) { try read(bytes, name: "a" + suffix) }
        }
    }

    @Test(arguments: [
        "<osm version='0.5'></osm>", "<osm></osm>", "<gpx version='0.6'/>",
        "<osm version='0.6'><node id='x' lat='1' lon='1'/></osm>",
        "<osm version='0.6'><node id='1' lat='300' lon='1'/></osm>",
        "<osm version='0.6'><node id='1' lat='one' lon='1'/></osm>",
        "<osm version='0.6'><way id='1'><nod ref='1'/></way></osm>",
    ])
    func whatIsNotOSMXMLIsDamaged(text: String) {
        #expect(throws: OSMReadError.self) { try read(text.utf8, name: "a.osm") }
    }

    @Test(arguments: ["map.pbf", "map.osm.zip", "map.osc", "map", "-", ""])
    func anUnknownSuffixIsRefused(path: String) {
        #expect(throws: OSMReadError.unknownFormat(path: path)) {
            try OSMFile.read(paths: [path], filter: .streets, context: RunContext())
        }
    }

    @Test(arguments: ["nowhere/map.osm.pbf", "http://nowhere.invalid/map.osm", ".osm", "Package.swift/x.osm.bz2"])
    func aFileThatIsNotThereIsNotFound(path: String) {
        #expect(throws: OSMReadError.fileNotFound(path: path)) {
            try OSMFile.read(paths: [path], filter: .streets, context: RunContext())
        }
    }

    @Test func aFolderCannotBeRead() throws {
        let path = try folder.makeFolder(name: "x.osm")
        #expect(throws: OSMReadError.unreadable(path: path, reason: "it is not a regular file")) {
            try OSMFile.read(paths: [path], filter: .streets, context: RunContext())
        }
    }

    @Test func sentencesNameTheFile() throws {
        let path = try folder.write([], name: "a.osm.pbf")
        let error = #expect(throws: OSMReadError.self) {
            try OSMFile.read(paths: [path], filter: .streets, context: RunContext())
        }
        #expect(error?.description == "OSM file \(path) is damaged: it is empty")
        #expect(
            OSMReadError.unknownFormat(path: "map.osc").description
                == "map.osc is no OSM file: its name must end in .osm.pbf, .osm, .osm.gz or .osm.bz2")
    }

    @Test func theErrorNamesTheDamagedFileOfSeveral() throws {
        let whole = try folder.write(OSMPBFBytes.street.bytes, name: "whole.osm.pbf")
        let cut = try folder.write(OSMPBFBytes.street.bytes.dropLast(), name: "cut.osm.pbf")
        let error = #expect(throws: OSMReadError.self) {
            try OSMFile.read(paths: [whole, cut], filter: .streets, context: RunContext())
        }
        #expect(error?.description.hasPrefix("OSM file \(cut) is damaged: ") == true)
    }
}
