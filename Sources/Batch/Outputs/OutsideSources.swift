import FeatureSources
import Preparation

/// The files and databases that jobs read outside of their project's folder: somebody who moves the project has to think of
/// them.
enum OutsideSources {
    /// In order, without secrets.
    static func of(_ plan: BatchPlan) -> [String] {
        let folder = PathText.names(to: plan.project.folder)
        let all =
            plan.jobs.flatMap { $0.description?.sources.map { SourceAddress($0, access: plan.project.access) } ?? [] }
            + plan.project.sources
        let outside = all.filter { address in
            address.isConnection || !PathText.names(to: address.target).starts(with: folder)
        }
        return Set(outside.map(\.name)).sorted()
    }
}
