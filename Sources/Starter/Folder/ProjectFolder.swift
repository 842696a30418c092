import FoundationEssentials
import Glibc

/// The folder that a new project goes into: a new one, or an empty one. A repository that holds nothing yet is empty, too.
public struct ProjectFolder {
    /// As it was named, without a slash at its end.
    public let name: String
    /// The same from the root on and without `..`, so that what is looked at, written and removed is one folder, whatever is
    /// there by then.
    private let root: URL
    private let wasThere: Bool

    /// - Throws: `StarterRefused` where the folder has no name, holds anything, or cannot be read.
    public init(_ name: String) throws {
        if name.isEmpty { throw StarterRefused("the name of the folder is empty; name a new or an empty folder") }
        self.name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
        root = URL(filePath: self.name, directoryHint: .isDirectory).standardizedFileURL
        wasThere = (try? FileManager.default.attributesOfItem(atPath: Self.path(root))) != nil
        if wasThere { try checkEmpty(shownAs: name) }
    }

    public var path: String { Self.path(root) }

    /// Without a slash at its end, so that of a link it names the link.
    private static func path(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private func checkEmpty(shownAs name: String) throws {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw StarterRefused("\(name) is a link to nothing; name a new or an empty folder")
        }
        guard isFolder else { throw StarterRefused("\(name) is a file; name a new or an empty folder") }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw StarterRefused("\(name) may not be read")
        }
        if entries.contains(where: { $0 != ".git" }) {
            throw StarterRefused("\(name) is not empty; name a new or an empty folder")
        }
    }

    /// Makes the folder and writes the files that `body` gives into it. Where anything is wrong, nothing stays.
    ///
    /// - Throws: `StarterRefused` where it cannot be written; what `body` throws.
    public func fill(_ body: () throws -> [ProjectText]) throws {
        var made = MadeFiles()
        do {
            try make(root, &made)
            // Networks are compiled meanwhile.
            made.folders.append(path + "/.arterial")
            for file in try body() { try write(file, &made) }
        } catch {
            made.remove(drafts: path)
            throw error
        }
    }

    private func write(_ file: ProjectText, _ made: inout MadeFiles) throws {
        let place = root.appending(path: file.path)
        try make(place.deletingLastPathComponent(), &made)
        let isSomebodys = FileManager.default.fileExists(atPath: Self.path(place))
        do {
            // A model is there already, since it was compiled from its file.
            let options: Data.WritingOptions = file.path.hasSuffix(MadeFiles.draftSuffix) ? [] : .withoutOverwriting
            try Data(file.text.utf8).write(to: place, options: options)
            made.files.append(Self.path(place))
        } catch {
            // A part of it may be there.
            if !isSomebodys { try? FileManager.default.removeItem(at: place) }
            throw unwritable(error)
        }
    }

    private func make(_ folder: URL, _ made: inout MadeFiles) throws {
        var missing: [String] = []
        var above = folder
        while !FileManager.default.fileExists(atPath: Self.path(above)), Self.path(above) != "/" {
            missing.append(Self.path(above))
            above = above.deletingLastPathComponent()
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            made.emptyFolders += missing.reversed()
        } catch { throw unwritable(error) }
    }

    private func unwritable(_ error: any Error) -> StarterRefused {
        StarterRefused("\(name): the project cannot be written: \(error.systemReason)")
    }
}

/// What was made for a project, so that nothing else is removed where it cannot be finished.
private struct MadeFiles {
    /// How the names of utility models end, which are written while they are drafted.
    static let draftSuffix = ".model.yaml"

    var files: [String] = []
    /// With all that is in them.
    var folders: [String] = []
    /// They go where nothing else has come into them.
    var emptyFolders: [String] = []

    /// - Parameter folder: of the project, in which there may be models.
    func remove(drafts folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let drafts = names.filter { $0.hasSuffix(Self.draftSuffix) }.map { folder + "/" + $0 }
        for path in files + drafts + folders { try? FileManager.default.removeItem(atPath: path) }
        for path in emptyFolders.reversed() { _ = rmdir(path) }
    }
}
