import JobSpec
import Vocabulary

extension Mistake {
    /// What programs are told of it.
    var members: [(String, JSONValue)] {
        [
            ("severity", .text(severity)),
            ("code", .text(code)),
            ("file", .text(file)),
            ("line", start.map { .integer(Int64($0.line)) } ?? .null),
            ("column", start.map { .integer(Int64($0.column)) } ?? .null),
            ("message", .text(message)),
            ("help", help.map(JSONValue.text) ?? .null),
        ]
    }
}
