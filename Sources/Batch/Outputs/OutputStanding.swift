import FoundationEssentials

/// Whose a folder is that stands among the outputs and is of no job that was read.
enum OutputStanding: Equatable {
    /// That of a job which the run did not look at, or of a person.
    case owned
    /// That of a job which is no more.
    case left
    /// Perhaps one of these, and why.
    case kept(String)

    /// What has no intact record of the job it is called for is nobody's, or a person's own copy. So is what a run without a
    /// project finds: the files of those jobs may be anywhere.
    ///
    /// - Parameters:
    ///   - others: the folders of other projects whose outputs may stand there.
    ///   - isBesideLooseJobs: whether outputs of jobs without a project may stand there.
    init(of name: String, _ plan: BatchPlan, beside others: [String], isBesideLooseJobs: Bool) {
        let folder = plan.outputFolder + "/" + name
        guard let record = OutputRecord.read(folder), record.job == name, let file = record.jobFile else {
            self = .owned
            return
        }
        self = Self.ofJob(in: file, plan)
        // Where another project has such a file, it may be of that one's job.
        if self == .left, others.contains(where: { !Self.isGone(file, from: $0) }) { self = .owned }
        if self == .left, isBesideLooseJobs, !plan.known.files.contains(file) {
            self = .kept("jobs without a project file have had outputs beside it, and it may be one of theirs")
        }
        if self == .left, let stranger = record.stranger(in: folder) {
            self = .kept("no run wrote \(stranger), which is in there")
        }
    }

    private static func ofJob(in file: String, _ plan: BatchPlan) -> OutputStanding {
        if let faulty = plan.known.faultyFiles[file] { return .kept(doubt([faulty])) }
        guard plan.known.files.contains(file) || plan.projectFile != nil && isGone(file, from: plan.project.folder)
        else { return .owned }
        // A job that has moved there would be met only once its new file is read.
        return plan.known.unreadFiles.isEmpty ? .left : .kept(doubt(plan.known.unreadFiles))
    }

    private static func doubt(_ files: [String]) -> String {
        let more = files.count > 1 ? " or \(files.count - 1) more that have mistakes" : ", which has mistakes"
        return "their job may be in \(files[0])\(more)"
    }

    /// Whether nothing is there, and no link on the way leads nowhere, such as to a disk that is not mounted.
    private static func isGone(_ file: String, from folder: String) -> Bool {
        var path = folder
        for step in file.split(separator: "/") {
            path += "/" + step
            switch PathState(path) {
            case .there: continue
            case .missing: return true
            case .unknown: return false
            }
        }
        return false
    }
}

extension OutputRecord {
    /// The first of what stands in the folder and was not written with the record.
    fileprivate func stranger(in folder: String) -> String? {
        let own = Set(files.map(\.name) + [JobRecord.fileName])
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { !own.contains($0) || FileIdentity.isRealFolder(folder + "/" + $0) }.min()
    }
}
