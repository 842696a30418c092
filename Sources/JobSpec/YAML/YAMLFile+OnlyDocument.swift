extension YAMLFile {
    /// The root of a file that holds one document, as a project does. What is wrong with that goes to `diagnostics`.
    ///
    /// - Parameter kind: what the file is, such as `project file`, and the word of it in codes, such as `project`.
    /// - Returns: nil where there is no document that could be decoded.
    static func onlyDocument(
        _ source: SourceFile, _ kind: (name: String, code: String), _ diagnostics: Diagnostics
    ) -> Node? {
        let file = parse(source, origin: .projectDefaults, diagnostics)
        guard let root = file.documents.first?.root, file.isWhole else {
            if file.isWhole {
                diagnostics.add(
                    Diagnostic(.error, "empty_\(kind.code)", file: source.name, "the \(kind.name) is empty"))
            }
            return nil
        }
        if file.documents.count > 1 {
            diagnostics.error(
                "several_documents", at: file.documents[1].root.mark, "a \(kind.name) holds one document, not several")
        }
        return root
    }
}
