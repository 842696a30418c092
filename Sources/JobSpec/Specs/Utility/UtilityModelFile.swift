/// Reads the file of a utility model.
public enum UtilityModelFile {
    /// Decodes a model. Every mistake in it goes to `diagnostics`.
    ///
    /// - Returns: the model; nil where mistakes leave none.
    public static func decode(_ source: SourceFile, _ diagnostics: Diagnostics) -> UtilityModelSpec? {
        let file = YAMLFile.parse(source, origin: .projectDefaults, diagnostics)
        guard let root = file.documents.first?.root, file.isWhole else {
            if file.isWhole {
                diagnostics.add(Diagnostic(.error, "empty_model", file: source.name, "the utility model is empty"))
            }
            return nil
        }
        if file.documents.count > 1 {
            diagnostics.error(
                "several_documents", at: file.documents[1].root.mark, "a utility model is one document, not several")
        }
        return UtilityModelSpec.shape.decode(root, Reader(diagnostics))
    }
}
