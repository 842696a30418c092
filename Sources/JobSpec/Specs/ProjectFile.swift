/// Reads a project file.
public enum ProjectFile {
    /// Decodes a project file. Every mistake in it goes to `diagnostics`.
    ///
    /// - Parameter environment: the variables that `${env:NAME}` stands for.
    /// - Returns: the project; nil where mistakes leave none. There may be one in spite of mistakes, so that job files
    ///   can be checked against it; whether there are any, `diagnostics` knows.
    public static func decode(
        _ source: SourceFile, environment: [String: String] = [:], _ diagnostics: Diagnostics
    ) -> ProjectSpec? {
        guard let root = YAMLFile.onlyDocument(source, ("project file", "project"), diagnostics) else { return nil }
        let reader = Reader(diagnostics)
        let filled = References(environment: environment, matrix: .none, reader: reader).filled(root)
        guard let project = ProjectSpec.shape.decode(filled, reader) else { return nil }
        ProjectDefaults.check(project, diagnostics)
        return project
    }
}
