/// What a page was made of, in short: one with the same mark would come out the same.
///
/// `job.json` has the digests of all files beside it, so that none of these is read.
struct PageMark {
    let text: String

    /// - Parameters:
    ///   - documents: of the jobs, in their order; nil for those without outputs.
    ///   - networks: where compiled networks come from: a page without one is not the same as one with it.
    init(
        _ jobs: [PageJob], _ documents: [JobDocument?], _ networks: any BaseNetworks, leftOutJobs: Int,
        linksFiles: Bool
    ) {
        var parts = [PageTemplate.hash, "\(linksFiles) \(leftOutJobs)"]
        for (job, document) in zip(jobs, documents) {
            parts += [job.name, job.failure ?? "", job.reason, document?.seal ?? ""]
        }
        let used = Set(documents.compactMap { $0?.network }).sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
        for network in used {
            let isThere = networks.network(network.name, digest: network.digest) != nil
            parts.append("\(network.name) \(network.digest) \(isThere)")
        }
        text = ContentHash.sha256(Array(parts.joined(separator: "\u{0}").utf8))
    }
}
