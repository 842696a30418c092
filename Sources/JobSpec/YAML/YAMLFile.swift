/// The documents of a YAML file.
public struct YAMLFile: Sendable {
    /// In the file's order; the root of an empty document is a null scalar.
    public let documents: [YAMLDocument]
    /// Whether the file could be read to its end.
    public let isWhole: Bool

    /// Parses a file. What is wrong in it goes to `diagnostics`; the documents before a fault that ends the reading
    /// are there all the same, so that their mistakes can be reported, too.
    ///
    /// Complexity: O(size of the file + nodes that its aliases stand for), both limited.
    public static func parse(_ source: SourceFile, origin: Origin, _ diagnostics: Diagnostics) -> YAMLFile {
        if let fault = TextCheck.fault(in: source) {
            diagnostics.add(fault)
            return YAMLFile(documents: [], isWhole: false)
        }
        let own = Diagnostics()
        defer { diagnostics.add(allOf: own) }
        var documents: [YAMLDocument] = []
        do throws(YAMLFault) {
            var composer = try NodeComposer(source, origin: origin, own)
            var errorsBefore = 0
            while let root = try composer.nextDocument() {
                documents.append(YAMLDocument(root: root, isSound: own.errorCount == errorsBefore))
                errorsBefore = own.errorCount
            }
            return YAMLFile(documents: documents, isWhole: true)
        } catch {
            own.add(error.diagnostic)
            return YAMLFile(documents: documents, isWhole: false)
        }
    }
}
