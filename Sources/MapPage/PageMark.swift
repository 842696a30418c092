import ImageFile

/// What a page was made of, in short: one with the same mark would come out the same.
///
/// `job.json` has the digests of all files beside it, so that none of these is read.
struct PageMark {
    let text: String

    /// - Parameters:
    ///   - documents: of the jobs, in their order; nil for those without outputs.
    ///   - networks: a page without one is not the same as one with it.
    init(_ jobs: [PageJob], _ documents: [RecordedJob?], _ networks: OpenNetworks, leftOutJobs: Int, linksFiles: Bool) {
        var parts = ["\(PageTemplate.digest)", "\(linksFiles) \(leftOutJobs)"]
        for (job, document) in zip(jobs, documents) {
            parts += [job.name, job.failure ?? "", job.reason, document?.seal ?? ""]
        }
        let used = Set(documents.compactMap { $0?.network }).sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
        parts += used.map { "\($0.name) \($0.digest) \(networks[$0] != nil)" }
        text = Digest(of: parts.joined(separator: "\u{0}")).description
    }
}
