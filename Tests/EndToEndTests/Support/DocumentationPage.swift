import Foundation

/// A page of the documentation.
struct DocumentationPage {
    let text: String
    /// What stands in code in the first cells of tables: each key, or each of several parted by commas.
    let keys: Set<String>

    init(_ name: String) throws {
        let text = try String(contentsOf: Arterial.project.appending(path: "docs/\(name)"), encoding: .utf8)
        self.text = text
        keys = Set(
            text.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
                row.dropFirst(2).components(separatedBy: " | ")[0].components(separatedBy: ", ").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: "*`"))
                }
            })
    }

    /// The part under the heading that names a file, up to the next heading.
    func section(naming file: String) -> Substring? {
        let sections = text.components(separatedBy: "\n## ").map { $0[...] }
        return sections.first { section in
            section.prefix { $0 != "\n" }.split(separator: ", ").contains { $0 == file }
        }
    }

    /// The indented blocks, each with the line before it, without their indentation.
    var blocks: [(head: Substring, text: String)] {
        let paragraphs = text.components(separatedBy: "\n\n")
        return zip(paragraphs, paragraphs.dropFirst()).filter { $1.hasPrefix("    ") }.map { before, block in
            let lines = block.split(separator: "\n").map { $0.dropFirst(4) }
            return (before.split(separator: "\n").last ?? "", lines.joined(separator: "\n") + "\n")
        }
    }
}
