/// The documents of a YAML file.
public struct YAMLFile: Sendable {
    /// In the file's order; the root of an empty document is a null scalar.
    public let documents: [YAMLDocument]
    /// What is wrong behind these documents, of which the last thing ended the reading; nil where the file was read to its end.
    let unread: Diagnostics?

    /// Whether the file could be read to its end.
    public var isWhole: Bool { unread == nil }

    /// Parses a file. What is wrong in it goes to `diagnostics`; the documents before a fault that ends the reading
    /// are there all the same, so that their mistakes can be reported, too.
    ///
    /// Complexity: O(size of the file + nodes that its aliases stand for), both limited.
    public static func parse(_ source: SourceFile, origin: Origin, _ diagnostics: Diagnostics) -> YAMLFile {
        var documents: [YAMLDocument] = []
        var own = Diagnostics()
        do throws(YAMLFault) {
            var composer = try NodeComposer(source, origin: origin)
            while let root = try composer.nextDocument(telling: own) {
                diagnostics.add(allOf: own)
                documents.append(YAMLDocument(root: root, diagnostics: own))
                own = Diagnostics()
            }
            return YAMLFile(documents: documents, unread: nil)
        } catch {
            own.add(error.diagnostic)
            diagnostics.add(allOf: own)
            return YAMLFile(documents: documents, unread: own)
        }
    }
}
