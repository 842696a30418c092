/// Reads the file of a utility model.
public enum UtilityModelFile {
    /// Decodes a model. Every mistake in it goes to `diagnostics`.
    ///
    /// - Returns: the model; nil where mistakes leave none.
    public static func decode(_ source: SourceFile, _ diagnostics: Diagnostics) -> UtilityModelSpec? {
        YAMLFile.onlyDocument(source, ("utility model", "model"), diagnostics)
            .flatMap { UtilityModelSpec.shape.decode($0, Reader(diagnostics)) }
    }
}
