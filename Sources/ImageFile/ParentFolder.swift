import Glibc
import SystemCalls

/// The folder that a file lies in.
struct ParentFolder {
    /// `.` for a path without a folder.
    let path: String
    /// The file's own name.
    let fileName: String

    init(of filePath: String) {
        guard let slash = filePath.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            path = "."
            fileName = filePath
            return
        }
        path = slash == filePath.startIndex ? "/" : String(filePath[..<slash])
        fileName = String(filePath[filePath.utf8.index(after: slash)...])
    }

    /// Makes the folder and those above it that are missing. Returns 0, or the fault's number.
    func make() -> Int32 { Directory.make(path) }

    /// Removes the files in the folder whose names start so, as far as that can be.
    func removeFiles(withPrefix prefix: String) {
        var found: [String] = []
        _ = Directory.forEachEntry(in: path) { name, _ in
            if name.utf8.starts(with: prefix.utf8) { found.append(name) }
        }
        for name in found { _ = unlink(path + "/" + name) }
    }
}
