import JobSpec
import Preparation

extension BatchPlan {
    /// Whether the jobs can be checked in the process that people start: no library of others has a part in it, no network is
    /// made, and nothing is limited, which only a process of its own can be held to. Half of what it takes to check one file
    /// is to start another process.
    func isCheckedHere(_ options: RunOptions) -> Bool {
        guard options.memory == nil, options.timeout == nil else { return false }
        let cache = options.cache(of: project)
        let networks = Set(jobs.compactMap { $0.description?.streets })
        return jobs.allSatisfy { $0.description?.isCheckedByItself ?? true }
            && networks.allSatisfy { project.networks[$0]?.streets?.layer == nil && cache.holdsStreets(of: $0) }
    }
}

extension JobDescription {
    /// The network of streets that it travels on; nil for other jobs.
    fileprivate var streets: String? { travel?.network.value }

    /// Whether neither layers nor shapes have to be read.
    fileprivate var isCheckedByItself: Bool { travel != nil && timeout == nil && !libraryUse.geos }
}
