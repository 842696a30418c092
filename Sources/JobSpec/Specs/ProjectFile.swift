/// Reads a project file.
public enum ProjectFile {
    /// Decodes a project file. Every mistake in it goes to `diagnostics`.
    ///
    /// - Returns: the project; nil where mistakes leave none. There may be one in spite of mistakes, so that job files
    ///   can be checked against it; whether there are any, `diagnostics` knows.
    public static func decode(_ source: SourceFile, _ diagnostics: Diagnostics) -> ProjectSpec? {
        guard let root = YAMLFile.onlyDocument(source, ("project file", "project"), diagnostics),
            let project = ProjectSpec.shape.decode(root, Reader(diagnostics))
        else { return nil }
        ProjectDefaults.check(project, diagnostics)
        return project
    }
}
