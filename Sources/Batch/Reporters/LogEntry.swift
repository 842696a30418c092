import JobSpec
import Vocabulary

/// Something that a run says while it goes on.
struct LogEntry {
    /// What happened, in a word for programs.
    let event: String
    /// The same for people, in whole lines; empty where there is nothing for them.
    let text: String
    let members: [(String, JSONValue)]

    /// - Parameter line: what people read; made safe for a terminal.
    init(_ event: String, _ line: String, _ members: [(String, JSONValue)]) {
        self.event = event
        text = line.isEmpty ? "" : SafeText.line(line) + "\n"
        self.members = members
    }

    init(_ mistake: Mistake) {
        event = "mistake"
        text = mistake.text
        members = mistake.members
    }

    var json: JSONValue { .object([("event", .text(event))] + members) }
}
