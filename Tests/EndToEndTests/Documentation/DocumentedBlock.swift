import Foundation

/// A block of code on a page of the documentation.
struct DocumentedBlock {
    let page: String
    /// The line before it.
    let head: String
    let text: String

    var firstLine: String { text.prefix { $0 != "\n" }.trimmingCharacters(in: .whitespaces) }

    /// What is done with it.
    enum Use {
        /// It is written into a file, or it is the file of that name in the sample.
        case file(String)
        /// A job that is run.
        case job
        /// Commands that are run, all of which succeed.
        case commands
        /// What the last commands print.
        case printed
        /// The first lines of a file that the commands before it wrote.
        case beginning(of: String)
        /// A part of a job, project or model file, whose keys are all in the schema.
        case fragment(DocumentedFragment)
        /// Why it is not run here.
        case aside(String)
    }

    /// Nil where nobody looks at the block.
    var use: Use? {
        if let reason = BlocksAside.reason(of: self) { return .aside(reason) }
        if let name = quoted(before: " begins:") { return .beginning(of: name) }
        if let name = quoted(before: ":") ?? quoted(before: "") { return .file(name) }
        if let fragment = DocumentedFragment.of(self) { return .fragment(fragment) }
        if head.hasSuffix("prints:") { return .printed }
        if text.hasPrefix("job: ") { return .job }
        return isCommands ? .commands : nil
    }

    /// What stands in code before the line's ending: its last word, where that is a path.
    private func quoted(before ending: String) -> String? {
        guard head.hasSuffix("`" + ending) else { return nil }
        let parts = head.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count >= 3, let name = parts.dropLast().last.map(String.init) else { return nil }
        let isPath = !name.contains(" ") && name.split(separator: "/").last?.contains(".") == true
        return isPath ? name : nil
    }

    private static let commands = ["arterial", ".build/release/arterial", "cp", "mkdir", "rm", "ogr2ogr"]

    private var isCommands: Bool {
        text.split(separator: "\n").allSatisfy { line in
            let word = line.split(separator: " ").first.map(String.init) ?? ""
            return line.hasPrefix("#") || Self.commands.contains(word)
        }
    }
}

/// All pages of the documentation, but for what was measured.
enum DocumentationPages {
    static let names: [String] = {
        let docs = Arterial.project.appending(path: "docs")
        let found = FileManager.default.enumerator(atPath: docs.path)?.compactMap { $0 as? String } ?? []
        let pages = found.filter { $0.hasSuffix(".md") && !$0.hasPrefix("benchmarks/") }.sorted()
        return ["../README.md"] + pages
    }()

    static func blocks(of page: String) throws -> [DocumentedBlock] {
        try DocumentationPage(page).blocks.map { DocumentedBlock(page: page, head: String($0.head), text: $0.text) }
    }
}
