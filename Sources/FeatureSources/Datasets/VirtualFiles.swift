/// Files that are no files of the operating system: those that GDAL finds in others, or fetches.
public enum VirtualFiles: String, CaseIterable, Sendable {
    case zip, gzip, tar, web

    /// What GDAL calls them by.
    var prefix: String {
        switch self {
        case .zip: "/vsizip/"
        case .gzip: "/vsigzip/"
        case .tar: "/vsitar/"
        case .web: "/vsicurl/"
        }
    }
}

/// A path of GDAL's own, such as `/vsizip/data.zip/stops.shp`.
struct VirtualPath {
    /// GDAL's file systems, outermost first: `/vsizip/`.
    let systems: [String]
    /// What is behind them.
    let path: String

    /// Nil for any other text.
    init?(_ text: String) {
        guard text.hasPrefix("/vsi") else { return nil }
        var (systems, rest) = ([String](), text[...])
        while let found = rest.prefixMatch(of: #/\/?(vsi[a-z0-9_]+)\//#), !systems.isEmpty || rest.hasPrefix("/") {
            systems.append("/\(found.output.1)/")
            rest = rest[found.range.upperBound...]
        }
        if systems.isEmpty { return nil }
        (self.systems, path) = (systems, String(rest))
    }

    /// Why it is not read, or nil where it may be.
    func fault(_ access: SourceAccess) -> String? {
        // Braces hold paths that may again be of GDAL's own.
        if path.contains("/vsi") || path.contains("{") { return "a path of GDAL's own has no other one in it" }
        for system in systems where !access.virtualFiles.contains(where: { $0.prefix == system }) {
            guard let known = VirtualFiles.allCases.first(where: { $0.prefix == system }) else {
                return "\(system) is off, and nothing turns it on"
            }
            return "\(system) is off; 'allow: {virtual_files: [\(known)]}' in the project file turns it on"
        }
        return nil
    }

    /// Whether the file behind is one of this machine.
    var isLocal: Bool { !systems.contains(VirtualFiles.web.prefix) }

    /// The file that holds it, such as an archive: the longest part of the path that `isFile` holds for.
    func file(where isFile: (String) -> Bool) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "/")
            if !candidate.isEmpty, isFile(candidate) { return candidate }
            parts.removeLast()
        }
        return nil
    }

    /// The same of a path that starts at a folder.
    func below(_ folder: String) -> String {
        isLocal && !path.hasPrefix("/") ? systems.joined() + folder + path : systems.joined() + path
    }
}
