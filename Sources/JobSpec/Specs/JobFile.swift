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
        let documents = zip(file.documents.indices, file.documents).flatMap { index, document -> [JobDocument] in
            let root = document.root
            let line = index == 0 ? 1 : root.mark.line
            switch Discovery.of(root) {
            // Between jobs, what YAML says wrongly was meant to be one, such as by an alias of another document; what is empty
            // is nothing.
            case .ignored where jobCount > 0 && !document.isSound:
                return [.invalid(FaultyJob(unreadable: root, line: line, document.diagnostics))]
            case .ignored where jobCount > 0 && root.isNothing: return []
            case .ignored(let reason): return [.ignored(reason: reason)]
            case .nearMiss(let mark, let message, let help):
                let own = Diagnostics(of: document, hidingAs: diagnostics)
                own.error("no_job_key", at: mark, message, help: help)
                let job = JobDocument.invalid(FaultyJob(unreadable: root, line: line, own))
                if isMeant(job) { diagnostics.add(allOf: own) }
                return [job]
            case .job:
                return JobReading(
                    document: document, project: project, environment: environment, line: line,
                    isAmongSeveral: jobCount > 1, diagnostics: diagnostics
                ).documents(isMeant: isMeant)
            }
        }
        // What stands before the place at which a file is no YAML is not to be taken for what it means to be.
        if let unread = file.unread {
            return documents.filter { !$0.isIgnored } + [.unread(name: nil, draft: nil, mistakes: unread.mistakes)]
        }
        return documents.isEmpty ? [.ignored(reason: Discovery.noJobKey)] : documents
    }
}

extension FaultyJob {
    /// What was meant to be a job, but for its name.
    fileprivate init(unreadable root: Node, line: Int, _ diagnostics: Diagnostics) {
        let name = root["name"].flatMap { node in node.text.map { Marked($0, at: node.mark) } }
        self.init(
            name: name?.value, namePlace: name?.mark, suffix: "", draft: nil, line: line, mistakes: diagnostics.mistakes
        )
    }
}

extension Diagnostics {
    /// Begins with what is wrong in the YAML of a document.
    convenience init(of document: YAMLDocument, hidingAs other: Diagnostics) {
        self.init(hidingAs: other)
        add(allOf: document.diagnostics)
    }
}

extension Node {
    /// Whether nothing is written there.
    fileprivate var isNothing: Bool { scalar?.value == .null }
}
