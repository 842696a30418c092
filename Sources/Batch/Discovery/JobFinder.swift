import FoundationEssentials
import JobSpec
import Vocabulary

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
        for (number, path) in paths.enumerated() { search.visit(Place(path: path, under: number, isGiven: true)) }
        search.visitLinks()
        return search.result
    }

    /// A path, and under which of those given it was met.
    private struct Place {
        let path: String
        let under: Int
        var isGiven = false

        /// Given ones in their order, and what is below them folder by folder.
        static func < (one: Place, other: Place) -> Bool {
            if one.under != other.under { return one.under < other.under }
            return one.path.split(separator: "/").lexicographicallyPrecedes(other.path.split(separator: "/")) {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
    }

    private struct Search {
        private let skipped: FileIdentity?
        private var found = Found()
        private var places: [Place] = []
        /// Where each folder was found that was looked into.
        private var folders: [FileIdentity: String] = [:]
        /// Where each file was found; one with several names on the disk is as many files.
        private var files: [FileIdentity: [String]] = [:]
        /// What they lead to may have a place of its own, under which it is found then.
        private var links: [Place] = []

        init(skipped: FileIdentity?) { self.skipped = skipped }

        var result: Found {
            var result = found
            result.files = places.map(\.path)
            return result
        }

        mutating func visit(_ place: Place) {
            guard let identity = FileIdentity(place.path) else { return visitNothing(place) }
            if identity == skipped, !place.isGiven { return }
            if FileIdentity.isLink(place.path) {
                links.append(place)
            } else {
                enter(place, identity)
            }
        }

        /// To be called when all else is found.
        mutating func visitLinks() {
            if links.isEmpty { return }
            while !links.isEmpty {
                let place = links.removeFirst()
                guard let identity = FileIdentity(place.path) else { continue }
                if let other = folders[identity] ?? sameFile(as: place.path, identity) {
                    leaveOut(place.path, as: other, "it is a link to")
                } else {
                    enter(place, identity)
                }
            }
            places.sort(by: <)
        }

        private mutating func enter(_ place: Place, _ identity: FileIdentity) {
            let path = place.path
            if identity.isFolder {
                if let other = folders[identity] { return leaveOut(path, as: other, "it is the same folder as") }
                folders[identity] = path
                enterFolder(place)
            } else if place.isGiven || JobFinder.suffix(of: path) != nil {
                let isProject = path.split(separator: "/").last.map(String.init) == JobFinder.projectFileName
                if isProject && !place.isGiven { return }
                if let other = sameFile(as: path, identity) {
                    return leaveOut(path, as: other, "it is the same file as")
                }
                files[identity, default: []].append(path)
                places.append(place)
            }
        }

        /// What is given twice is not told; what has two names is.
        private mutating func leaveOut(_ path: String, as other: String, _ relation: String) {
            if PathText.names(to: path) == PathText.names(to: other) { return }
            found.unseen.append((path, "\(relation) \(other)"))
        }

        /// A file that was found already under this path, or under another one that leads there.
        private func sameFile(as path: String, _ identity: FileIdentity) -> String? {
            files[identity]?.first { $0 == path || RealPath.of($0) == RealPath.of(path) }
        }

        private mutating func enterFolder(_ place: Place) {
            let path = place.path
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                if place.isGiven {
                    found.unusable.append((path, "the folder cannot be listed"))
                } else {
                    // Whoever reads it says what is wrong, and the other jobs run.
                    places.append(place)
                }
                return
            }
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
                visit(Place(path: path.hasSuffix("/") ? path + name : path + "/" + name, under: place.under))
            }
        }

        /// What cannot be looked at. A name that is not UTF-8 was read with other letters, by which nothing is found.
        private mutating func visitNothing(_ place: Place) {
            let path = place.path
            if place.isGiven {
                found.unusable.append((path, "there is no such file or folder"))
            } else if JobFinder.suffix(of: path) != nil {
                places.append(place)
            } else if PathState(path) == .unknown {
                found.unseen.append((path, "it is a link that leads nowhere, or may not be looked at"))
            } else if path.contains(UnreadableFile.replacementLetter) {
                found.unseen.append((path, "its name is not UTF-8"))
            }
        }
    }
}
