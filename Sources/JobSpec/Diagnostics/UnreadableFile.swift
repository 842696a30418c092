import Glibc
import Vocabulary

/// Thrown where a file cannot be read.
public struct UnreadableFile: Error, Equatable, CustomStringConvertible {
    /// Why a file cannot be read.
    public enum Reason: Equatable, Sendable {
        case directory
        /// A device, a pipe or a socket.
        case notAFile
        case tooLarge(bytes: Int)
        /// A link that leads to nothing.
        case deadLink
        /// What the operating system says, by its `errno`.
        case system(Int32)
    }

    /// What stands for bytes of a name that are not UTF-8.
    public static let replacementLetter: Character = "\u{FFFD}"

    /// The file's name as messages show it.
    public let name: String
    public let reason: Reason

    public init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }

    /// The sentence for people, without the file's name.
    public var explanation: String {
        switch reason {
        case .directory: "this is a folder, not a file"
        case .notAFile: "this is not a regular file"
        case .tooLarge(let bytes):
            "the file has \(UnreadableFile.megabytes(bytes)) MB; a YAML file may have "
                + "\(SourceFile.largestSize / 1_000_000) MB"
        case .deadLink: "this is a link to a file that is not there"
        case .system(ENOENT) where name.contains(Self.replacementLetter):
            "the file's name is not UTF-8: give it another one"
        case .system(ENOENT), .system(ENOTDIR): "there is no such file"
        case .system(EACCES), .system(EPERM): "the file may not be read (permission denied)"
        case .system(let code): "the file cannot be read: \(SystemWord.fault(code))"
        }
    }

    public var description: String { "\(name): \(explanation)" }

    /// The error as one that stands beside those found inside of files.
    public var diagnostic: Diagnostic {
        Diagnostic(.error, "unreadable_file", file: name, explanation)
    }

    /// Rounded up to a tenth, so that a file a little too large does not look as large as it may be.
    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 99_999) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
