import FeatureSources
import FoundationEssentials
import ImageFile
import Vocabulary

/// What somebody gives to start from, by what it is.
enum GivenData {
    case openStreetMap
    case epanet
    /// Sources of layers: one, or the files of a folder.
    case layers([Dataset])

    private static let extracts = [".osm.pbf", ".osm", ".osm.gz", ".osm.bz2"]

    /// - Parameter path: as it was given.
    /// - Throws: `StarterRefused` for what is not there or empty, or what nobody can open.
    init(_ path: String) throws {
        if SourceAddress.isConnection(path) {
            throw StarterRefused(
                "a project is drafted of files; for the layers of a database start with `arterial init` and a folder, "
                    + "and write the connection into its arterial.yaml: docs/layers.md")
        }
        try Self.checkThere(path)
        let name = path.lowercased()
        if Self.extracts.contains(where: name.hasSuffix) {
            self = .openStreetMap
        } else if name.hasSuffix(".pbf") || Self.beginsAsExtract(path) {
            throw StarterRefused(
                "\(path): the name of a file of OpenStreetMap ends in .osm.pbf, .osm, .osm.gz or .osm.bz2; rename it")
        } else if name.hasSuffix(".inp") {
            self = .epanet
        } else {
            self = .layers(try Self.sources(path))
        }
    }

    /// Whether the first tag of a file is that of OpenStreetMap's XML.
    private static func beginsAsExtract(_ path: String) -> Bool {
        guard let content = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return false }
        return String(decoding: content.prefix(1000), as: UTF8.self).contains("<osm ")
    }

    private static func checkThere(_ path: String) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else {
            let place = URL(filePath: path)
            let beside = (try? files.contentsOfDirectory(atPath: place.deletingLastPathComponent().path)) ?? []
            let nearest = Suggestion.nearest(to: place.lastPathComponent, among: beside.sorted())
            throw StarterRefused("there is no file \(path)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
        }
        guard files.isReadableFile(atPath: path) else { throw StarterRefused("\(path) may not be read") }
        var isFolder = false
        if files.fileExists(atPath: path, isDirectory: &isFolder), !isFolder, FileState(path: path)?.size == 0 {
            throw StarterRefused("\(path) is empty")
        }
    }

    /// What GDAL opens: the file or folder as a whole, else the files in the folder that it opens.
    private static func sources(_ path: String) throws -> [Dataset] {
        do {
            return [try open(path)]
        } catch let error as SourceError {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
            let opened = files.compactMap { try? open(path + (path.hasSuffix("/") ? "" : "/") + $0) }
            if opened.isEmpty { throw StarterRefused(Self.unknown(path, error)) }
            return opened
        }
    }

    private static func open(_ path: String) throws -> Dataset {
        let dataset = try Dataset(SourceAddress(target: path, name: path))
        if dataset.layerNames.isEmpty { throw SourceError.empty(source: path) }
        return dataset
    }

    private static func unknown(_ path: String, _ error: SourceError) -> String {
        "\(error.explained)\n  A project is drafted of a file of OpenStreetMap (\(extracts.joined(separator: ", "))), "
            + "a model of EPANET (.inp), or layers that GDAL opens: GeoPackage, Shapefile, file geodatabase, GeoJSON, ..."
    }
}
