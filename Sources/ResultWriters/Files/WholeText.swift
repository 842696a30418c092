import Glibc
import Vocabulary

/// Puts a text at a path: readers find the old file or all of the new one.
public enum WholeText {
    /// Folders that are missing are made. Behind a link the file that it leads to is replaced, or made; what is no file, such as a
    /// pipe, is written to as it is.
    ///
    /// - Throws: `WriteError`.
    public static func put(_ text: String, at path: String) throws(WriteError) {
        let (bytes, target) = ([Array(text.utf8)], target(of: path))
        switch kind(of: target) {
        case nil:
            if let folder = folder(of: target) { try Folders.make(folder, name: folder) }
            try replace(target, with: bytes, name: path)
        case S_IFREG: try replace(target, with: bytes, name: path)
        default: try write(bytes, to: OutputFile(device: path, name: path))
        }
    }

    /// Puts a text in a folder of outputs, in the place of what is called like it. Of a link the link is replaced, and what it
    /// leads to stays.
    ///
    /// - Parameter text: UTF-8, in pieces that follow one another.
    /// - Throws: `WriteError`.
    public static func put(utf8 text: [[UInt8]], inPlaceOf path: String) throws(WriteError) {
        try replace(path, with: text, name: path)
    }

    /// Where links lead, also where nothing is yet.
    public static func target(of path: String) -> String { resolved(path) }

    private static func replace(_ path: String, with text: [[UInt8]], name: String) throws(WriteError) {
        let partial = hidden(path)
        do throws(WriteError) {
            try write(text, to: OutputFile(path: partial, name: name))
            if rename(partial, path) != 0 { throw WriteError("create", name) }
        } catch {
            _ = unlink(partial)
            throw error
        }
    }

    /// Where a file is until it is whole: as a `HiddenName`, so that what a killed run leaves in its folder of outputs is known.
    private static func hidden(_ path: String) -> String {
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return "\(path[..<start]).\(path[start...]).partial-\(getpid())-0"
    }

    private static func write(_ text: [[UInt8]], to file: OutputFile) throws(WriteError) {
        for piece in text { try file.write(piece) }
        try file.close()
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func resolved(_ path: String, links: Int = 0) -> String {
        if let whole = RealPath.of(path) { return whole }
        // Links may lead round and round; the system follows no more than these.
        guard links < 40, kind(of: path) == nil, let next = Folders.linked(path) else { return path }
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return resolved(next.hasPrefix("/") ? next : path[..<start] + next, links: links + 1)
    }

    private static func folder(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
        return String(path[..<slash])
    }
}
