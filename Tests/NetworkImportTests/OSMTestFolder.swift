import Foundation
import NetworkImport
import TestSupport
import Vocabulary

/// A temporary folder of small OSM files.
struct OSMTestFolder {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var url: URL { folder.url }

    /// Writes a file, and returns its path.
    func write(_ bytes: some Sequence<UInt8>, name: String) throws -> String { try folder.write(bytes, to: name) }

    /// Makes a folder, and returns its path.
    func makeFolder(name: String) throws -> String {
        let folder = url.appending(path: name, directoryHint: .notDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path(percentEncoded: false)
    }

    /// Writes an OSM XML file with the given elements.
    func write(xml elements: String, name: String = "map.osm") throws -> String {
        try write("<osm version=\"0.6\">\n\(elements)\n</osm>\n".utf8, name: name)
    }

    /// Reads the elements as a file would give them.
    func extract(_ elements: String, filter: OSMTagFilter = .streets) throws -> OSMExtract {
        try OSMFile.read(paths: [write(xml: elements)], filter: filter, context: RunContext())
    }
}

extension OSMTagFilter {
    /// What the tests keep.
    static let streets = OSMTagFilter(
        selectingKeys: ["highway", "route"], wayKeys: ["highway", "name", "oneway"], wayKeyPrefixes: ["access:"],
        nodeKeys: ["barrier"], nodeKeyPrefixes: ["access"])
}

extension OSMExtract {
    /// The tags of a list as text.
    func text(_ tags: OSMTags, _ list: Int) -> [String] {
        tags.range(of: list).map { "\(strings[Int(tags.key[$0])])=\(strings[Int(tags.value[$0])])" }
    }

    /// The parts of ways as text: the way's id, and the ids of its nodes.
    var courses: [String] {
        wayID.indices.map { way in
            "\(wayID[way]): " + nodes(ofWay: way).map { String(nodeID[Int(wayNode[$0])]) }.joined(separator: " ")
        }
    }
}
