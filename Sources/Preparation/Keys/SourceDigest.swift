import FeatureSources
import FoundationEssentials
import ImageFile

/// Digests a source that may be several files: a folder, or a file with others beside it that belong to it.
enum SourceDigest {
    /// Suffixes of the files that are read together with one of that suffix.
    private static let companionSuffixes = [
        "shp": ["shx", "dbf", "prj", "cpg"], "shx": ["shp", "dbf", "prj", "cpg"],
        "dbf": ["shp", "shx", "prj", "cpg"], "tab": ["dat", "dbf", "map", "id", "ind"], "mif": ["mid"], "mid": ["mif"],
        "gml": ["gfs", "xsd"], "csv": ["csvt", "prj"], "tsv": ["csvt", "prj"],
    ]

    /// The digest of all that a source consists of. Depends on names within a folder, not on where the folder is.
    ///
    /// - Parameter known: the digests of large files that were taken before; nil: all files are read.
    /// - Returns: nil for a database, and for what reads other files: of these none could be taken.
    /// - Throws: `FileDigest.Unreadable`.
    static func digest(of address: SourceAddress, known: KnownDigests?) throws -> Digest? {
        try address.file.map { try digest(of: address, $0, known: known) }
    }

    /// - Parameter file: the file or folder that holds it.
    static func digest(of address: SourceAddress, _ file: String, known: KnownDigests?) throws -> Digest {
        let address = SourceAddress(target: file, name: address.name)
        var isFolder = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: address.target, isDirectory: &isFolder), isFolder else {
            return try digest(ofFile: address, known)
        }
        return Digest(
            of: try names(in: address.target).flatMap { name in
                let path = address.target + "/" + name
                return [Digest(of: name), try digest(path, "\(address.name)/\(name)", known)]
            })
    }

    /// What the files of a source are like, by their paths.
    static func states(of file: String) -> [String: FileState] {
        let names = (try? names(in: file)).map { $0.map { file + "/" + $0 } }
        let paths = names ?? [file] + companions(of: file).filter(isThere)
        return Dictionary(
            uniqueKeysWithValues: Set(paths).compactMap { path in FileState(path: path).map { (path, $0) } })
    }

    /// The files of a folder, in order. Nobody looks for layers in folders of a folder.
    private static func names(in folder: String) throws -> [String] {
        let manager = FileManager.default
        return try manager.contentsOfDirectory(atPath: folder).filter { name in
            var isInner = false
            let isThere = manager.fileExists(atPath: folder + "/" + name, isDirectory: &isInner)
            return !name.hasSuffix(".lock") && !(isThere && isInner)
        }.sorted()
    }

    private static func digest(_ path: String, _ name: String, _ known: KnownDigests?) throws -> Digest {
        try known?.digest(path: path, named: name) ?? FileDigest.digest(path: path, named: name)
    }

    private static func digest(ofFile address: SourceAddress, _ known: KnownDigests?) throws -> Digest {
        let own = try digest(address.target, address.name, known)
        let others = try companions(of: address.target).filter(isThere).flatMap { path in
            [Digest(of: URL(filePath: path).pathExtension.lowercased()), try digest(path, address.name, known)]
        }
        return others.isEmpty ? own : Digest(of: [own] + others)
    }

    /// The files beside one that are read with it. What SQLite has not yet brought into a database is in a file of its
    /// own; where that is empty, it is there since somebody looks at the database just now.
    private static func companions(of path: String) -> [String] {
        let suffix = URL(filePath: path).pathExtension
        let suffixes = companionSuffixes[suffix.lowercased(), default: []]
        let log = DatabaseFiles.place(of: path) + "-wal"
        if caselessSuffixes.contains(suffix.lowercased()) { return namesakes(of: path, suffixes) + [log] }
        let stem = path.dropLast(suffix.count)
        return suffixes.flatMap { [stem + $0, stem + $0.uppercased()] }.map(String.init) + [log]
    }

    /// Formats whose files are found whatever the case of their names, as `a.tab` and `A.DAT`.
    private static let caselessSuffixes: Set = ["tab", "mif", "mid"]

    /// The files beside one with its name, upper and lower case aside, and one of these suffixes.
    private static func namesakes(of path: String, _ suffixes: [String]) -> [String] {
        let url = URL(filePath: path)
        let stem = url.deletingPathExtension().lastPathComponent.lowercased()
        let wanted = Set(suffixes.map { "\(stem).\($0)" })
        let folder = String(path.dropLast(url.lastPathComponent.count))
        return ((try? names(in: folder.isEmpty ? "." : folder)) ?? []).filter { wanted.contains($0.lowercased()) }.map {
            folder + $0
        }
    }

    private static func isThere(_ path: String) -> Bool {
        guard let state = FileState(path: path) else { return false }
        return state.size > 0 || !path.hasSuffix("-wal")
    }
}
