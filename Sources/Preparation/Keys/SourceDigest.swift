import FeatureSources
import Foundation

/// Digests a source that may be several files: a folder, or a file with others beside it that belong to it.
enum SourceDigest {
    /// Suffixes of the files that belong to a Shapefile.
    private static let shapefileSuffixes = ["shx", "dbf", "prj", "cpg"]

    /// The digest of all that a source consists of. Depends on names within a folder, not on where the folder is.
    ///
    /// - Throws: `FileDigest.Unreadable`.
    static func digest(of address: SourceAddress) throws -> Digest {
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: address.target, isDirectory: &isFolder), isFolder.boolValue else {
            return try digest(ofFile: address)
        }
        let names = try manager.contentsOfDirectory(atPath: address.target).filter { !$0.hasSuffix(".lock") }.sorted()
        return Digest(
            of: try names.flatMap { name in
                let path = address.target + "/" + name
                return [Digest(of: name), try FileDigest.digest(path: path, named: "\(address.name)/\(name)")]
            })
    }

    private static func digest(ofFile address: SourceAddress) throws -> Digest {
        let own = try FileDigest.digest(path: address.target, named: address.name)
        let others = try companions(of: address.target).filter(FileManager.default.fileExists).map { path in
            try FileDigest.digest(path: path, named: address.name)
        }
        return others.isEmpty ? own : Digest(of: [own] + others)
    }

    private static func companions(of path: String) -> [String] {
        let suffix = URL(filePath: path).pathExtension
        let stem = path.dropLast(suffix.count)
        switch suffix.lowercased() {
        case "shp": return shapefileSuffixes.flatMap { [stem + $0, stem + $0.uppercased()] }.map(String.init)
        case "csv": return [stem + "csvt", stem + "prj"].map(String.init)
        case "gpkg", "sqlite", "db": return [path + "-wal"]
        default: return []
        }
    }
}
