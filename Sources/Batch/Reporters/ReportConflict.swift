import Glibc
import JobSpec

extension [ReportRequest] {
    /// What is wrong with having all of them; nil where nothing is.
    public var conflict: String? {
        var taken: Set<String?> = []
        guard let second = first(where: { !taken.insert($0.path.map(WorkingPath.relative)).inserted }) else {
            return nil
        }
        guard let path = second.path else { return "two reports cannot both go to standard output" }
        return "two reports cannot both go to \(SafeText.quoted(path))"
    }

    /// Why one of them cannot be written where it is to go, as a file stands there that is no such report; nil where all can.
    public var conflictWithFiles: String? {
        lazy.compactMap { request in
            guard let path = request.path, !request.kind.mayReplace(path) else { return nil }
            return "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path)): "
                + "another file stands there; move it away, or name another one"
        }.first
    }

    /// The same where the run writes a file of its own.
    public func conflict(with plan: BatchPlan) -> String? {
        let folder = FileIdentity(plan.outputFolder)
        let own = Set(RunFiles.names.map { WorkingPath.relative(plan.outputFolder + "/" + $0) })
        return lazy.compactMap { request in
            guard let path = request.path else { return nil }
            let isInFolder = folder != nil && FileIdentity(PathText.parent(of: path)) == folder
            let isOwn = isInFolder && RunFiles.names.contains(String(path.split(separator: "/").last ?? ""))
            guard isOwn || own.contains(WorkingPath.relative(path)) else { return nil }
            return "the report \(request.kind.rawValue) cannot go to \(SafeText.quoted(path)): "
                + "the run writes a file of its own there"
        }.first
    }
}

extension ReportKind {
    /// What stands somewhere in the first bytes of such a report.
    private var marks: [String] {
        switch self {
        case .junit: ["<testsuite"]
        case .sarif: ["sarif"]
        case .html: ["<meta name=\"made-of\""]
        case .github: ["::"]
        case .text: ["succeeded", "arterial: "]
        }
    }

    /// Whether a report may take the place of what stands at a path: nothing, an empty file, a report like it, or what is no file,
    /// such as a pipe.
    fileprivate func mayReplace(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return true }
        guard let file = fopen(path, "re") else { return true }
        defer { fclose(file) }
        let head = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            count = fread(bytes.baseAddress, 1, 1 << 16, file)
        }
        let text = String(decoding: head, as: UTF8.self)
        return marks.contains(where: text.contains)
    }
}
