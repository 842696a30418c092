import Vocabulary

/// Texts as YAML reads them as texts.
enum YAMLWord {
    static func of(_ text: String) -> String {
        let isPlain = text.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_ .\/-]*[A-Za-z0-9_]/#) != nil
        let reserved = ["true", "false", "null", "none"]
        return isPlain && !reserved.contains(text.lowercased()) ? text : JSONValue.text(text).written()
    }

    /// A mapping on one line.
    static func mapping(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
}
