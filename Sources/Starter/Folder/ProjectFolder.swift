import FoundationEssentials

/// The folder that a new project goes into: a new one, or an empty one. A repository that holds nothing yet is empty, too.
public struct ProjectFolder {
    /// As it was named, without a slash at its end.
    public let name: String
    private let wasThere: Bool

    /// - Throws: `StarterRefused` where the folder holds anything, or cannot be read.
    public init(_ name: String) throws {
        let bare = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
        (self.name, wasThere) = (bare, FileManager.default.fileExists(atPath: bare))
        if wasThere { try checkEmpty(shownAs: name) }
    }

    private func checkEmpty(shownAs name: String) throws {
        var isFolder = false
        _ = FileManager.default.fileExists(atPath: self.name, isDirectory: &isFolder)
        guard isFolder else { throw StarterRefused("\(name) is a file; name a new or an empty folder") }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: self.name) else {
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
        do {
            try make(root)
            for file in try body() { try write(file) }
        } catch {
            empty()
            throw error
        }
    }

    private var root: URL { URL(filePath: name, directoryHint: .isDirectory) }

    private func write(_ file: ProjectText) throws {
        let place = root.appending(path: file.path)
        try make(place.deletingLastPathComponent())
        do {
            try Data(file.text.utf8).write(to: place)
        } catch { throw unwritable(error) }
    }

    private func make(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch { throw unwritable(error) }
    }

    private func unwritable(_ error: any Error) -> StarterRefused {
        StarterRefused("\(name): the project cannot be written: \(error.systemReason)")
    }

    private func empty() {
        guard wasThere else {
            try? FileManager.default.removeItem(at: root)
            return
        }
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: name)) ?? [] where entry != ".git" {
            try? FileManager.default.removeItem(at: root.appending(path: entry))
        }
    }
}
