import FeatureSources
import Preparation
import Vocabulary

/// The files and databases that jobs read outside of their project's folder: somebody who moves the project has to think of
/// them.
enum OutsideSources {
    /// In order, without secrets.
    static func of(_ plan: BatchPlan) -> [String] {
        let folder = PathText.names(to: plan.project.folder)
        let real = RealPath.of(plan.project.folder).map(PathText.names)
        let all =
            plan.jobs.flatMap { $0.description?.sources.map { SourceAddress($0, access: plan.project.access) } ?? [] }
            + plan.project.sources
        let outside = Set(all).filter { address in
            guard !address.isConnection, PathText.names(to: address.target).starts(with: folder) else { return true }
            // A link may lead out of it.
            guard let real, let place = RealPath.of(address.target) else { return false }
            return !PathText.names(to: place).starts(with: real)
        }
        return Set(outside.map(\.name)).sorted()
    }
}
