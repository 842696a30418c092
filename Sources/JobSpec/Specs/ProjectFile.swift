/// Reads a project file.
public enum ProjectFile {
    /// Decodes a project file. Every mistake in it goes to `diagnostics`.
    ///
    /// - Returns: the project; nil where mistakes leave none. There may be one in spite of mistakes, so that job files
    ///   can be checked against it; whether there are any, `diagnostics` knows.
    public static func decode(_ source: SourceFile, _ diagnostics: Diagnostics) -> ProjectSpec? {
        let file = YAMLFile.parse(source, origin: .projectDefaults, diagnostics)
        guard let root = file.documents.first?.root, file.isWhole else {
            if file.isWhole {
                diagnostics.add(Diagnostic(.error, "empty_project", file: source.name, "the project file is empty"))
            }
            return nil
        }
        if file.documents.count > 1 {
            diagnostics.error(
                "several_documents", at: file.documents[1].root.mark, "a project file holds one document, not several")
        }
        guard let project = ProjectSpec.shape.decode(root, Reader(diagnostics)) else { return nil }
        ProjectDefaults.check(project, diagnostics)
        return project
    }
}
