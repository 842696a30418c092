import Glibc
import Vocabulary

/// Files in a folder of outputs that are called as a run calls its own, and that no run wrote.
enum StrangeRunFiles {
    /// A run's own files, and what stands at the beginning of each.
    private static let marks = [
        (RunFileName.page, "<meta name=\"made-of\" content=\""), (RunFileName.run, "\"arterial\":"),
        (RunFileName.results, "{\"job\":"),
    ]

    /// How many bytes of a file are looked at.
    private static let headLength = 1000

    /// The path of the first of them; nil where there is none.
    static func first(in outputFolder: String) -> String? {
        marks.map { (path: outputFolder + "/" + $0, mark: $1) }.first { isStrange($0.path, without: $0.mark) }?.path
    }

    private static func isStrange(_ path: String, without mark: String) -> Bool {
        // What a link leads to stays.
        guard !FileIdentity.isLink(path), let identity = FileIdentity(path) else { return false }
        if !identity.isFile { return true }
        // Of a run that was killed a file may be empty.
        let head = head(of: path)
        return !head.isEmpty && !String(decoding: head, as: UTF8.self).contains(mark)
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
