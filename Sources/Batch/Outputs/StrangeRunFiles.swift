import Glibc
import MapPage
import Vocabulary

/// Files in a folder of outputs that are called as a run calls its own, and that no run wrote.
enum StrangeRunFiles {
    /// A run's own files, how each begins, and what of it stands in none of somebody else.
    private static let marks = [
        (RunFileName.page, MapPage.beginning, "<meta name=\"made-of\" content=\""),
        (RunFileName.run, "{\n  \"arterial\": \"", "\"arterial\":"), (RunFileName.results, "{\"job\":", "{\"job\":"),
    ]

    /// How many bytes of a file are looked at.
    private static let headLength = 1000

    /// The path of the first of them; nil where there is none.
    static func first(in outputFolder: String) -> String? {
        marks.map { (path: outputFolder + "/" + $0, beginning: $1, mark: $2) }.first {
            isStrange($0.path, beginning: $0.beginning, mark: $0.mark)
        }?.path
    }

    private static func isStrange(_ path: String, beginning: String, mark: String) -> Bool {
        // What a link leads to stays.
        guard !FileIdentity.isLink(path), let identity = FileIdentity(path) else { return false }
        if !identity.isFile { return true }
        let head = String(decoding: writtenHead(of: path), as: UTF8.self)
        return !head.contains(mark) && !beginning.hasPrefix(head)
    }

    /// Of a run that was killed a file may be empty or cut off, and after a power failure file systems fill files up with zeros.
    private static func writtenHead(of path: String) -> ArraySlice<UInt8> {
        let head = head(of: path)
        return head.prefix((head.lastIndex { $0 != 0 } ?? -1) + 1)
    }

    /// Empty where it cannot be read.
    private static func head(of path: String) -> [UInt8] {
        guard let file = fopen(path, "re") else { return [] }
        defer { fclose(file) }
        return [UInt8](unsafeUninitializedCapacity: headLength) { bytes, count in
            count = fread(bytes.baseAddress, 1, headLength, file)
        }
    }

    /// What is said of it.
    static func sentence(_ path: String) -> String {
        "no run wrote \(path), whose place a run's own takes: move it away, or name another folder with --out"
    }
}
