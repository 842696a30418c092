import FeatureSources
import FoundationEssentials
import Preparation

/// The files and databases that jobs read outside of their project's folder: somebody who moves the project has to think of
/// them.
enum OutsideSources {
    /// In order, without secrets.
    static func of(_ plan: BatchPlan) -> [String] {
        let folder = URL(filePath: plan.project.folder).standardizedFileURL.pathComponents
        let all =
            plan.jobs.flatMap { $0.description?.sources.map { SourceAddress($0, access: plan.project.access) } ?? [] }
            + plan.project.sources
        let outside = all.filter { address in
            address.isConnection
                || !URL(filePath: address.target).standardizedFileURL.pathComponents.starts(with: folder)
        }
        return Set(outside.map(\.name)).sorted()
    }
}
