import FoundationEssentials
import ResultWriters

/// Folders of outputs whose job is no more: its file is gone, or was read and has no such job.
struct LeftOutputs {
    /// In order.
    private(set) var names: [String]
    /// Those that may be left, and stay all the same.
    private(set) var kept: [KeptOutputs]
    private let outputFolder: String

    init(of plan: BatchPlan) {
        outputFolder = plan.outputFolder
        var (left, kept): ([String], [String: [String]]) = ([], [:])
        for (name, standing) in Self.standings(plan) {
            switch standing {
            case .owned: break
            case .left: left.append(name)
            case .kept(let reason): kept[reason, default: []].append(name)
            }
        }
        names = left
        self.kept = kept.map { KeptOutputs(reason: $0.key, names: $0.value) }.sorted { $0.reason < $1.reason }
    }

    /// What cannot be removed stays, as somebody may want it to.
    mutating func remove() {
        let staying = JobFolder.remove(names, in: outputFolder)
        let stayingNames = Set(staying.map(\.job))
        names.removeAll(where: stayingNames.contains)
        kept += staying.map { KeptOutputs(reason: $0.fault.description, names: [$0.job]) }
        kept.sort { $0.reason < $1.reason }
    }

    private static func standings(_ plan: BatchPlan) -> [(name: String, standing: OutputStanding)] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: plan.outputFolder)) ?? []
        let own = FileIdentity(plan.project.folder)
        let sharing = SharingProjects(in: plan.outputFolder)
        let others = sharing.folders.filter { FileIdentity($0) != own }
        return all.filter { !$0.hasPrefix(".") && !plan.names.contains($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map {
                ($0, OutputStanding(of: $0, plan, beside: others, isBesideLooseJobs: sharing.areBesideLooseJobs))
            }
    }
}
