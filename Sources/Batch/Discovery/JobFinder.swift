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
        fileprivate(set) var files: [String] = []
        /// Paths that were given and do not exist or cannot be listed, with the reason.
        fileprivate(set) var unusable: [(path: String, reason: String)] = []
        /// What may be a job or a folder of jobs and is not looked into, with the reason.
        fileprivate(set) var unseen: [(path: String, reason: String)] = []
    }

    /// - Parameter skipping: a folder that is not looked into: the outputs.
    func find(under paths: [String], skipping outputFolder: String?) -> Found {
        var search = Search(skipped: outputFolder.flatMap(FileIdentity.init))
        for path in paths { search.visitGiven(path) }
        search.visitLinks()
        return search.found
    }

    private struct Search {
        private let skipped: FileIdentity?
        private(set) var found = Found()
        /// Where each folder was found that was looked into.
        private var folders: [FileIdentity: String] = [:]
        /// Where each file was found; one with several names on the disk is as many files.
        private var files: [FileIdentity: [String]] = [:]
        /// Met on the way: what they lead to may have a place of its own, under which it is found then.
        private var links: [String] = []

        init(skipped: FileIdentity?) { self.skipped = skipped }

        mutating func visitGiven(_ path: String) {
            guard let identity = FileIdentity(path) else {
                return found.unusable.append((path, "there is no such file or folder"))
            }
            visit(path, identity, isGiven: true)
        }

        mutating func visitLinks() {
            if links.isEmpty { return }
            while !links.isEmpty {
                let path = links.removeFirst()
                guard let identity = FileIdentity(path) else { continue }
                if let other = folders[identity] ?? sameFile(as: path, identity) {
                    found.unseen.append((path, "it is a link to \(other)"))
                } else {
                    visit(path, identity, isGiven: false)
                }
            }
            found.files.sort { $0.split(separator: "/").lexicographicallyPrecedes($1.split(separator: "/"), by: <) }
        }

        private mutating func visit(_ path: String, _ identity: FileIdentity, isGiven: Bool) {
            if identity.isFolder {
                guard folders[identity] == nil else { return }
                folders[identity] = path
                visitFolder(path, isGiven: isGiven)
            } else if isGiven || JobFinder.suffix(of: path) != nil {
                let isProject = path.split(separator: "/").last.map(String.init) == JobFinder.projectFileName
                if isProject && !isGiven || sameFile(as: path, identity) != nil { return }
                files[identity, default: []].append(path)
                found.files.append(path)
            }
        }

        /// A file that was found already under this path, or under another one that leads there.
        private func sameFile(as path: String, _ identity: FileIdentity) -> String? {
            files[identity]?.first { $0 == path || PathText.real($0) == PathText.real(path) }
        }

        private mutating func visitFolder(_ path: String, isGiven: Bool) {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                // One that was met is a mistake as a file is that cannot be read.
                if isGiven {
                    found.unusable.append((path, "the folder cannot be listed"))
                } else {
                    found.files.append(path)
                }
                return
            }
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
                visitMet(path.hasSuffix("/") ? path + name : path + "/" + name)
            }
        }

        private mutating func visitMet(_ path: String) {
            guard let identity = FileIdentity(path) else { return visitNothing(path) }
            if identity == skipped { return }
            if FileIdentity.isLink(path) {
                links.append(path)
            } else {
                visit(path, identity, isGiven: false)
            }
        }

        /// What cannot be looked at. A name that is not UTF-8 was read with other letters, by which nothing is found.
        private mutating func visitNothing(_ path: String) {
            if JobFinder.suffix(of: path) != nil {
                found.files.append(path)
            } else if PathState(path) == .unknown {
                found.unseen.append((path, "it is a link that leads nowhere, or may not be looked at"))
            } else if path.contains(UnreadableFile.replacementLetter) {
                found.unseen.append((path, "its name is not UTF-8"))
            }
        }
    }
}
