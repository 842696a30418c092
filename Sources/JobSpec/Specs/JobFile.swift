import Vocabulary

/// Reads a file of jobs.
public enum JobFile {
    /// Decodes the documents of a file, each laid over the project's defaults of its kind. Every mistake goes to
    /// `diagnostics`.
    ///
    /// - Parameters:
    ///   - environment: the variables that `${env:NAME}` stands for.
    ///   - isMeant: whether the mistakes of a job are told.
    /// - Returns: what each document is, in the file's order, a job for each combination of its matrix; a part that cannot
    ///   be read is one unread document.
    public static func decode(
        _ source: SourceFile, project: ProjectSpec?, environment: [String: String] = [:], _ diagnostics: Diagnostics,
        isMeant: (JobDocument) -> Bool = { _ in true }
    ) -> [JobDocument] {
        let file = YAMLFile.parse(source, origin: .job, diagnostics)
        let jobCount = file.documents.count { $0.root.pair("job") != nil }
        let starts = file.documents.indices.map { $0 == 0 ? 1 : file.documents[$0].root.mark.line }
        let ends = starts.dropFirst() + [.max]
        let documents = zip(file.documents, zip(starts, ends)).flatMap { document, part -> [JobDocument] in
            let (root, lines) = (document.root, part.0..<max(part.0, part.1))
            switch Discovery.of(root) {
            // Between jobs, what YAML says wrongly was meant to be one, such as by an alias of another document; what is empty
            // is nothing.
            case .ignored where jobCount > 0 && !document.isSound:
                return [.invalid(name: root["name"]?.text, suffix: "", draft: nil, lines: lines, mistakes: [])]
            case .ignored where jobCount > 0 && root.isNothing: return []
            case .ignored(let reason): return [.ignored(reason: reason)]
            case .nearMiss(let mark, let message, let help):
                let job = JobDocument.invalid(
                    name: root["name"]?.text, suffix: "", draft: nil, lines: lines, mistakes: [])
                if isMeant(job) { diagnostics.error("no_job_key", at: mark, message, help: help) }
                return [job]
            case .job:
                return JobReading(
                    document: document, project: project, environment: environment, lines: lines,
                    isAmongSeveral: jobCount > 1, diagnostics: diagnostics
                ).documents(isMeant: isMeant)
            }
        }
        if !file.isWhole { return documents + [.unread(name: nil, mistakes: [])] }
        return documents.isEmpty ? [.ignored(reason: Discovery.noJobKey)] : documents
    }
}

extension Node {
    /// Whether nothing is written there.
    fileprivate var isNothing: Bool { scalar?.value == .null }
}
