import FoundationEssentials
import ResultWriters

/// Folders of outputs whose job is no more: its file is gone, or was read and has no such job.
struct LeftOutputs {
    /// In order.
    let names: [String]
    /// Those that may be left, and stay all the same.
    let kept: [KeptOutputs]
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

    /// - Throws: `WriteError`.
    func remove() throws {
        for name in names { try JobFolder.remove(name, in: outputFolder) }
    }

    private static func standings(_ plan: BatchPlan) -> [(name: String, standing: OutputStanding)] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: plan.outputFolder)) ?? []
        return all.filter { !$0.hasPrefix(".") && !plan.names.contains($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { ($0, OutputStanding(of: $0, plan)) }
    }
}
