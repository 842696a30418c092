import Vocabulary

/// The text of a drafted job.
enum JobText {
    /// - Parameters:
    ///   - about: sentences for the head of the file.
    ///   - lines: what the job says.
    static func text(_ about: String, _ lines: [String]) -> String {
        "# yaml-language-server: $schema=../schemas/job.schema.json\n# \(about)\n" + lines.map { $0 + "\n" }.joined()
    }

    /// A text in quotes, whatever is in it; it refers to nothing, whatever it looks like.
    static func quoted(_ text: String) -> String { JSONValue.text(text.replacing("${", with: "$${")).written() }

    /// A key in quotes.
    static func key(_ text: String) -> String { JSONValue.text(text).written() }
}
