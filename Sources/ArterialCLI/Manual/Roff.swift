/// Writes a page of the manual in roff with the macros of man(7).
struct Roff {
    private(set) var text = ""

    /// The head of a page of section 1, the commands.
    init(title: String, source: String) {
        macro("TH", [title, "1", "", source, ""])
    }

    mutating func section(_ title: String) { macro("SH", [title]) }

    mutating func subsection(_ title: String) { macro("SS", [title]) }

    mutating func paragraph(_ text: String) {
        macro("PP")
        line(text)
    }

    /// A word that is explained, in bold, and what it means.
    mutating func term(_ word: String, _ meaning: String) {
        macro("TP")
        macro("B", [word])
        line(meaning)
    }

    /// A line to type, as it is.
    mutating func command(_ text: String) {
        macro("PP")
        macro("RS", ["4"])
        macro("B", [text])
        macro("RE")
    }

    /// A line of text; what would be a request of roff is none.
    mutating func line(_ text: String) {
        let escaped = Self.escaped(text)
        self.text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    private mutating func macro(_ name: String, _ arguments: [String] = []) {
        let quoted = arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
        text += "." + name + quoted.joined() + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
            .replacing("\n", with: " ")
    }
}
