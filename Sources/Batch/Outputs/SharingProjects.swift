import FoundationEssentials
import ResultWriters

/// The projects that have had their outputs in a folder: what one of them does not know may be another's. They stand in
/// `.arterial.projects`, a line for each, as the way from there to its folder.
struct SharingProjects {
    private static let fileName = ".arterial.projects"

    private let ways: [String]
    private let outputFolder: String

    init(in outputFolder: String) {
        self.outputFolder = outputFolder
        let content = FileManager.default.contents(atPath: outputFolder + "/" + Self.fileName) ?? Data()
        ways = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The folders of those that are there.
    var folders: [String] {
        ways.map { $0.hasPrefix("/") ? $0 : outputFolder + "/" + $0 }.filter { PathState($0) == .there }
    }

    /// Remembers the project of a plan. Without a project file jobs may be anywhere, and nothing of them is removed.
    ///
    /// - Throws: `WriteError`.
    func note(_ plan: BatchPlan) throws {
        guard plan.projectFile != nil else { return }
        let way = PathText.way(to: plan.project.folder, from: outputFolder)
        guard !ways.contains(way), !way.contains("\n") else { return }
        let text = (ways + [way]).map { $0 + "\n" }.joined()
        try WholeText.put(utf8: [Array(text.utf8)], inPlaceOf: outputFolder + "/" + Self.fileName)
    }
}
