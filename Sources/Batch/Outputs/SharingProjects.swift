import FoundationEssentials
import Preparation
import ResultWriters
import Vocabulary

/// The projects that have had their outputs in a folder: what one of them does not know may be another's. `run.json` names that of
/// the last run; where there are several, `.arterial.projects` beside it names them all, a line for each. Projects are named by
/// the way from there to their folders.
struct SharingProjects {
    static let fileName = ".arterial.projects"

    private let ways: [String]
    private let outputFolder: String

    /// As they stand before a run takes `run.json` away.
    init(in outputFolder: String) {
        self.outputFolder = outputFolder
        let noted = FileManager.default.contents(atPath: outputFolder + "/" + Self.fileName) ?? Data()
        let run = FileManager.default.contents(atPath: outputFolder + "/" + RunFileName.run) ?? Data()
        let last = (try? JSONText.parse(Array(run)))?["project"]?.text
        let all = String(decoding: noted, as: UTF8.self).split(separator: "\n").map(String.init)
        ways = all + [last].compactMap(\.self).filter { !all.contains($0) }
    }

    /// The folders of those that are there.
    var folders: [String] {
        ways.map { $0.hasPrefix("/") ? $0 : outputFolder + "/" + $0 }.filter { PathState($0) == .there }
    }

    /// The way to the project of a plan; nil where it has none: its jobs may be anywhere then, and nothing of them is removed.
    static func way(to plan: BatchPlan) -> String? {
        guard plan.projectFile != nil else { return nil }
        let way = PathText.way(to: plan.project.folder, from: plan.outputFolder)
        return way.contains("\n") ? nil : way
    }

    /// Remembers the project of a plan beside the others.
    ///
    /// - Throws: `WriteError`.
    func note(_ plan: BatchPlan) throws {
        guard let way = Self.way(to: plan), !ways.isEmpty, ways != [way] else { return }
        let all = ways + (ways.contains(way) ? [] : [way])
        let text = all.map { $0 + "\n" }.joined()
        let path = outputFolder + "/" + Self.fileName
        if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
        try WholeText.put(utf8: [Array(text.utf8)], inPlaceOf: path)
    }
}
