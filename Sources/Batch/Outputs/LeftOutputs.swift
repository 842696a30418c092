import Foundation
import ResultWriters

/// Folders of outputs whose job is no more: its file is gone, or was read and has no such job.
struct LeftOutputs {
    /// In order.
    let names: [String]
    private let outputFolder: String

    init(of plan: BatchPlan) {
        outputFolder = plan.outputFolder
        let all = (try? FileManager.default.contentsOfDirectory(atPath: plan.outputFolder)) ?? []
        names = all.filter { name in
            !name.hasPrefix(".") && !plan.names.contains(name) && Self.isLeft(name, plan)
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What has no intact record is nobody's, or a person's own: it is left alone. So is what a run without a project finds:
    /// the files of those jobs may be anywhere.
    private static func isLeft(_ name: String, _ plan: BatchPlan) -> Bool {
        guard let file = OutputRecord.read(plan.outputFolder + "/" + name)?.jobFile else { return false }
        if plan.files.contains(file) { return true }
        return plan.projectFile != nil && FileIdentity(plan.project.folder + "/" + file) == nil
    }

    /// - Throws: `WriteError`.
    func remove() throws {
        for name in names { try JobFolder.remove(name, in: outputFolder) }
    }
}
