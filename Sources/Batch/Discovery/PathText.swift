import FoundationEssentials

/// Paths as people write them.
enum PathText {
    /// The folder that a file or folder stands in.
    static func parent(of path: String) -> String {
        let end = path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.endIndex
        let trimmed = String(path[..<end])
        guard let last = trimmed.split(separator: "/").last, last != "..", last != "." else {
            return joined(trimmed, "..")
        }
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        let above = trimmed[..<slash]
        return above.allSatisfy { $0 == "/" } ? "/" : String(above)
    }

    /// What `name` is below a folder. A `..` takes back the folder's last part where that leads to the same place, which
    /// it does not behind a link.
    static func joined(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("../"), let above = plainParent(of: folder) {
            let rest = String(name.dropFirst(3))
            return above == "." ? rest : joined(above, rest)
        }
        if folder == ".", name != ".." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The names on the way from the root to a path, as it is written, whatever links it goes by.
    static func names(to path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var names: [String] = []
        for name in whole.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
        }
        return names
    }

    /// The same way where the first link on it leads, be that nowhere; nil where it goes by none.
    static func pastFirstLink(_ names: [String]) -> [String]? {
        for count in names.indices.map({ $0 + 1 }) {
            let path = "/" + names[..<count].joined(separator: "/")
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { continue }
            let start = target.hasPrefix("/") ? "" : "/" + names[..<(count - 1)].joined(separator: "/")
            return self.names(to: ([start + "/" + target] + names[count...]).joined(separator: "/"))
        }
        return nil
    }

    /// The way to a place from a folder, such as `../.arterial`.
    static func way(to place: String, from folder: String) -> String {
        var (there, here) = (parts(of: place)[...], parts(of: folder)[...])
        while let first = there.first, first == here.first {
            there.removeFirst()
            here.removeFirst()
        }
        return (here.map { _ in ".." } + there).joined(separator: "/")
    }

    /// Those of the whole path, whatever folder it starts at and whatever links it goes by.
    private static func parts(of path: String) -> [String] {
        URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path.split(separator: "/").map(String.init)
    }

    /// The parent of a folder, where taking its name away is the same as going up.
    private static func plainParent(of folder: String) -> String? {
        guard let last = folder.split(separator: "/").last, last != "..", last != "." else { return nil }
        let above = parent(of: folder)
        return FileIdentity(above) == FileIdentity(folder + "/..") ? above : nil
    }
}
