import JobSpec
import Vocabulary

/// A mistake as the page shows it: without the folders that its file lies in.
struct PageMistake: Sendable {
    /// `job.yaml:3:7: message`, and the help on a line of its own.
    let text: String

    init(_ mistake: Mistake) {
        self.init(mistake.file, mistake.start?.line, mistake.start?.column, mistake.message, mistake.help)
    }

    /// - Parameter mistake: as `results.jsonl` has it.
    init(_ mistake: JSONValue) {
        self.init(
            mistake["file"]?.text ?? "", mistake["line"]?.integer, mistake["column"]?.integer,
            mistake["message"]?.text ?? "", mistake["help"]?.text)
    }

    private init(_ file: String, _ line: Int?, _ column: Int?, _ message: String, _ help: String?) {
        let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        let name = file.split(separator: "/").last.map(String.init) ?? file
        text = "\(name)\(place): \(message)" + (help.map { "\n\($0)" } ?? "")
    }
}
