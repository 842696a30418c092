import Foundation
import JobSpec

/// Finds the YAML files under files and folders.
struct JobFinder {
    /// The name of a project file.
    static let projectFileName = "arterial.yaml"

    /// How a name of YAML ends, in upper or lower case; nil for other names.
    static func suffix(of path: String) -> Substring? {
        [5, 4].map(path.suffix).first { [".yaml", ".yml"].contains($0.lowercased()) }
    }

    /// What was found.
    struct Found {
        /// Paths as they are shown to people: those given, joined with what lies below them. Each file once, in order.
        var files: [String] = []
        /// Paths that do not exist or cannot be listed, with the reason.
        var unusable: [(path: String, reason: String)] = []
        /// What may be a folder of jobs and cannot be looked into, with the reason.
        var unseen: [(path: String, reason: String)] = []
    }

    /// - Parameter skipping: a folder that is not looked into: the outputs.
    func find(under paths: [String], skipping outputFolder: String?) -> Found {
        var search = Search(skipped: outputFolder.flatMap(FileIdentity.init))
        for path in paths { search.visit(path, isGiven: true) }
        return search.found
    }

    private struct Search {
        let skipped: FileIdentity?
        var found = Found()
        var seen: Set<FileIdentity> = []

        init(skipped: FileIdentity?) { self.skipped = skipped }

        mutating func visit(_ path: String, isGiven: Bool) {
            guard let identity = FileIdentity(path) else {
                visitNothing(path, isGiven: isGiven)
                return
            }
            // A folder that links lead to twice, or back to itself, is looked into once.
            guard identity != skipped || isGiven, seen.insert(identity).inserted else { return }
            if identity.isFolder {
                visitFolder(path)
            } else if isGiven || JobFinder.suffix(of: path) != nil {
                let isProject = path.split(separator: "/").last.map(String.init) == JobFinder.projectFileName
                if !isProject || isGiven { found.files.append(path) }
            }
        }

        /// What cannot be looked at. A name that is not UTF-8 was read with other letters, by which nothing is found.
        private mutating func visitNothing(_ path: String, isGiven: Bool) {
            if isGiven {
                found.unusable.append((path, "there is no such file or folder"))
            } else if JobFinder.suffix(of: path) != nil {
                found.files.append(path)
            } else if PathState(path) == .unknown {
                found.unseen.append((path, "it is a link that leads nowhere, or may not be looked at"))
            } else if path.contains(UnreadableFile.replacementLetter) {
                found.unseen.append((path, "its name is not UTF-8"))
            }
        }

        private mutating func visitFolder(_ path: String) {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                found.unusable.append((path, "the folder cannot be listed"))
                return
            }
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
                visit(path.hasSuffix("/") ? path + name : path + "/" + name, isGiven: false)
            }
        }
    }
}
