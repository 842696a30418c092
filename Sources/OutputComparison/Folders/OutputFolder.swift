import Glibc
import Vocabulary

/// A folder of outputs, of many jobs or of one.
struct OutputFolder {
    let path: String
    /// The names of jobs, in the order of their bytes; nil for the folder of one job.
    let jobs: [String]?
    /// Folders that are no job's, and files that are no run's.
    let ignored: [String]

    /// - Throws: `OutputFault` for what is no folder, or holds no outputs.
    init(_ path: String) throws(OutputFault) {
        self.path = path
        let content = try FolderContent(of: path)
        if content.files.contains(ComparedRecord.file) {
            (jobs, ignored) = (nil, [])
            return
        }
        // What may not be looked into is met, and named, when it is compared.
        let found = content.folders.filter { Self.isThere(path + "/" + $0 + "/" + ComparedRecord.file) }
        guard !found.isEmpty || content.files.contains(where: RunFileName.all.contains) else {
            throw OutputFault(path, "it is no folder of outputs: neither it nor a folder in it has a job.json")
        }
        jobs = found
        let isJob = Set(found)
        ignored =
            content.folders.filter { !isJob.contains($0) } + content.files.filter { !RunFileName.all.contains($0) }
    }

    private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 || errno != ENOENT }
}
