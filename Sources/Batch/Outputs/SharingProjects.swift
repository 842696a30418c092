import FoundationEssentials
import Preparation
import ResultWriters
import Vocabulary

/// The projects that have had their outputs in a folder: what one of them does not know may be another's. `run.json` names that of
/// the last run. While a run is under way or was killed, and where there are several, `.arterial.projects` beside it names
/// them all, a line for each. Projects are named by the way from there to their folders.
struct SharingProjects {
    static let fileName = ".arterial.projects"
    /// The line for jobs that are of no project: their files may be anywhere.
    private static let noProject = "(no project)"

    private let ways: [String]
    private let outputFolder: String

    /// As they stand before a run takes `run.json` away.
    init(in outputFolder: String) {
        self.outputFolder = outputFolder
        let noted = FileManager.default.contents(atPath: outputFolder + "/" + Self.fileName) ?? Data()
        let all = String(decoding: noted, as: UTF8.self).split(separator: "\n").map(String.init)
        ways = all + [Self.lastRun(in: outputFolder)].compactMap(\.self).filter { !all.contains($0) }
    }

    private static func lastRun(in outputFolder: String) -> String? {
        let written = FileManager.default.contents(atPath: outputFolder + "/" + RunFileName.run) ?? Data()
        let run = try? JSONText.parse(Array(written))
        return run.map { $0["project"]?.text ?? noProject }
    }

    /// The folders of those that are there.
    var folders: [String] {
        ways.filter { $0 != Self.noProject }.map { $0.hasPrefix("/") ? $0 : outputFolder + "/" + $0 }
            .filter { PathState($0) == .there }
    }

    /// Whether jobs of no project have had their outputs there, too.
    var areBesideLooseJobs: Bool { ways.contains(Self.noProject) }

    /// The way to the project of a plan; nil where it has none: its jobs may be anywhere then, and nothing of them is removed.
    static func way(to plan: BatchPlan) -> String? {
        guard plan.projectFile != nil else { return nil }
        let way = PathText.way(to: plan.project.folder, from: plan.outputFolder)
        return way.contains("\n") ? nil : way
    }

    /// Remembers a project beside the others, before `run.json` goes.
    ///
    /// - Parameter way: the way to it; nil for jobs of none.
    /// - Throws: `WriteError`.
    func note(_ way: String?) throws {
        let way = way ?? Self.noProject
        let all = ways + (ways.contains(way) ? [] : [way])
        let text = all.map { $0 + "\n" }.joined()
        if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
        try WholeText.put(utf8: [Array(text.utf8)], inPlaceOf: path)
    }

    /// A single project is told by `run.json`, once that is there.
    static func settle(in outputFolder: String) {
        let projects = SharingProjects(in: outputFolder)
        guard projects.ways.count == 1, projects.ways == [lastRun(in: outputFolder)] else { return }
        try? FileManager.default.removeItem(atPath: projects.path)
    }

    private var path: String { outputFolder + "/" + Self.fileName }
}
