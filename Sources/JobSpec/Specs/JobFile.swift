import Vocabulary

/// Reads a file of jobs.
public enum JobFile {
    /// Decodes the documents of a file, each laid over the project's defaults of its kind. Every mistake goes to
    /// `diagnostics`.
    ///
    /// - Returns: what each document is, in the file's order; a part that cannot be read is one invalid document.
    public static func decode(
        _ source: SourceFile, project: ProjectSpec?, _ diagnostics: Diagnostics
    ) -> [JobDocument] {
        let file = YAMLFile.parse(source, origin: .job, diagnostics)
        let jobCount = file.documents.count { $0.root.pair("job") != nil }
        let documents = file.documents.map { document -> JobDocument in
            let root = document.root
            switch Discovery.of(root) {
            case .ignored(let reason): return .ignored(reason: reason)
            case .nearMiss(let mark, let message, let help):
                diagnostics.error("no_job_key", at: mark, message, help: help)
                return .invalid(name: root["name"]?.text, draft: nil)
            case .job:
                return decode(document, project: project, isAmongSeveral: jobCount > 1, diagnostics)
            }
        }
        if !file.isWhole { return documents + [.invalid(name: nil, draft: nil)] }
        return documents.isEmpty ? [.ignored(reason: Discovery.noJobKey)] : documents
    }

    private static func decode(
        _ document: YAMLDocument, project: ProjectSpec?, isAmongSeveral: Bool, _ diagnostics: Diagnostics
    ) -> JobDocument {
        let root = document.root
        let name = root["name"]?.scalar?.text
        let reader = Reader(diagnostics, definitions: project?.definitions ?? OrderedMap())
        if isAmongSeveral, name == nil {
            reader.error(
                "missing_key", at: root.mark, "the key 'name' is missing: each job of several in a file needs one")
        }
        guard let kindNode = root["job"], let kind = JobKind.shape.decode(kindNode, reader) else {
            return .invalid(name: name, draft: nil)
        }
        let laid = project?.defaults(of: kind).map { root.laid(over: $0) } ?? root
        var description = JobDescription.shape(kind).decode(laid, reader)
        description?.effectiveValues = reader.effectiveValues
        description?.sources = reader.sources
        guard let description, document.isSound, reader.errorCount == 0 else {
            return .invalid(name: name, draft: description)
        }
        return .job(description)
    }
}
