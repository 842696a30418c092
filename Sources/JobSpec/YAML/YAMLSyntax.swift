/// Says in a user's words what libyaml found wrong.
enum YAMLSyntax {
    static func fault(problem: String, context: String?, at mark: Mark, contextMark: Mark) -> YAMLFault {
        let offset = mark.file.offset(ofScalar: mark.start)
        let byte = offset < mark.file.bytes.count ? mark.file.bytes[offset] : 0
        if byte == UInt8(ascii: "\t") {
            return YAMLFault(
                Diagnostic(.error, "yaml_tab", at: mark, "a tab cannot indent YAML", help: "use spaces"))
        }
        return YAMLFault(
            Diagnostic(
                .error, "yaml_syntax", at: mark, message(problem, context, contextMark, mark.file.language),
                help: help(problem, first: byte)))
    }

    private static func message(_ problem: String, _ context: String?, _ contextMark: Mark, _ language: String)
        -> String
    {
        guard let context else { return "this is not \(language): \(problem)" }
        return "this is not \(language): \(problem), \(context) that begins in line \(contextMark.line)"
            .replacingSuffix("while scanning for the next token that begins in line \(contextMark.line)", with: "")
    }

    private static func help(_ problem: String, first byte: UInt8) -> String? {
        if problem.contains("cannot start any token") {
            return "put a text that begins with '\(Character(Unicode.Scalar(byte)))' in quotes"
        }
        return helps.first { problem.contains($0.problem) }?.help
    }

    /// What is usually the matter, by a part of libyaml's words.
    private static let helps: [(problem: String, help: String)] = [
        (
            "mapping values are not allowed",
            "a text that holds ': ' needs quotes; a key begins in the column of its neighbours"
        ),
        ("expected key", "the keys of a mapping begin in one column"),
        ("expected '-' indicator", "the items of a list begin in one column, each with '- '"),
        ("expected ',' or ']'", "a comma or the closing bracket is missing before this place"),
        ("expected ',' or '}'", "a comma or the closing brace is missing before this place"),
        ("could not find expected ':'", "a key is followed by ': '"),
        ("unknown escape character", "in double quotes a backslash is written twice"),
    ]
}

extension SourceFile {
    /// What a user holds it for; all JSON is read as the YAML that it is.
    fileprivate var language: String { name.lowercased().hasSuffix(".json") ? "JSON" : "YAML" }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        guard hasSuffix(suffix) else { return self }
        var shortened = String(dropLast(suffix.count)) + other
        while shortened.last == " " || shortened.last == "," { shortened.removeLast() }
        return shortened
    }
}
