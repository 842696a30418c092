import ArgumentParser
import Batch
import FeatureSources
import JobSpec
import Preparation
import Starter
import Vocabulary

struct InitCommand: ParsableCommand, ArterialSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Makes a project to start from, or drafts a utility model.",
        discussion: """
            Example: arterial init town

            The folder, which must be new or empty, gets a project file, a small made town with streets, water pipes and \
            hydrants, a job of each kind to change, and the schemas that editors complete and check them by.

            Example: arterial init --from data/town.osm.pbf town

            The project runs on that data: a file of OpenStreetMap, a model of EPANET, or layers of streets, pipes or cables. \
            What was guessed is marked so in the files, and told. docs/starter.md says more.

            Example: arterial init --utility data/gas.gpkg > data/gas.model.yaml

            What can be seen in the layers is filled in: sources, usages, codes, attributes. Comments say what is left to do.

            Example: arterial init --utility --from-schema reports > electric.model.yaml

            The folder holds the reports of Esri's Utility Network Property Extractor, files of CSV. Domain networks, tiers, \
            rules, categories and asset types of the model are those of the reports.
            """)

    @Flag(help: "A utility model is drafted.")
    var utility = false

    @Argument(
        help: ArgumentHelp(
            "The folder of the project. With --utility the layers: a file that GDAL opens, or a connection to a database.",
            valueName: "place"),
        completion: .file())
    var place: String?

    @Option(
        help: ArgumentHelp(
            "The data that the project runs on: a file, or a folder of layers.", valueName: "data"), completion: .file()
    )
    var from: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "What layers are taken for, streets or utility (pipes and cables); told by their names by default.",
            valueName: "kind"))
    var kind: ProjectDraft.Kind?

    @Option(
        help: ArgumentHelp(
            "The coordinate system of data that names none, such as EPSG:25832.", valueName: "name"))
    var crs: String?

    @Option(
        name: .customLong("from-schema"),
        help: ArgumentHelp("The folder of reports on a utility network's configuration.", valueName: "folder"),
        completion: .directory)
    var schemaFolder: String?

    func validate() throws {
        if !utility, schemaFolder != nil { throw ValidationError("--from-schema needs --utility beside it") }
        if !utility, place == nil {
            throw ValidationError(
                "name the folder of the project; or, with --utility, what a utility model is drafted of")
        }
        if from == nil, kind != nil || crs != nil { throw ValidationError("--as and --crs go with --from") }
        if utility, from != nil {
            throw ValidationError("--from drafts a whole project, its utility model included: leave --utility out")
        }
        if utility, let place, place.lowercased().hasSuffix(".inp") {
            throw ValidationError(
                "a model of EPANET such as \(place) needs no utility model: a project on it is drafted with --from, without --utility"
            )
        }
        guard !utility || (place == nil) != (schemaFolder == nil) else {
            throw ValidationError("a model is drafted of a source or, with --from-schema, of a folder of reports")
        }
    }

    func run(environment: [String: String], io: InputOutput) -> Batch.ExitCode {
        let cancellation = Cancellation()
        let interrupts = from.map { _ in Interrupts(cancelling: cancellation) }
        defer { interrupts?.stop() }
        do {
            let progress = PhaseLines { io.error($0 + "\n") }
            io.output(try text(RunContext(cancellation: cancellation, progress: progress)))
            return .success
        } catch is Cancelled {
            io.tell(fault: "stopped; no project was made")
            return .interrupted
        } catch {
            io.tell(fault: (error as? SourceError)?.explained ?? "\(error)")
            return .unusable
        }
    }

    private func text(_ context: RunContext) throws -> String {
        if let schemaFolder { return try SchemaDraft(of: schemaFolder).text }
        let place = place ?? ""
        if utility { return try ModelDraft(of: place).text }
        let folder = try ProjectFolder(place)
        let findings = try fill(folder, context)
        let jobs = folder.name == "." ? "jobs" : folder.name + "/jobs"
        return
            "\(findings)\(place) is a project now. Look at its jobs, and run them:\n\n    arterial run \(Self.shellWord(jobs))\n"
    }

    /// A path as a shell takes it for one word, whatever is in it.
    private static func shellWord(_ path: String) -> String {
        let isPlain = path.wholeMatch(of: #/[A-Za-z0-9_.\/,:@%+=\-]+/#) != nil
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }

    /// Writes the project, and returns what is to be said about it.
    private func fill(_ folder: ProjectFolder, _ context: RunContext) throws -> String {
        guard let from else {
            try folder.fill { SampleProject().files }
            return ""
        }
        var findings = ""
        try folder.fill {
            let wishes = ProjectDraft.Wishes(crs: crs, kind: kind)
            let draft = try ProjectDraft(of: from, in: folder.path, wishes, context: context)
            findings = SafeText.lines(draft.findings.text) + "\n"
            return draft.files
        }
        return findings
    }
}

extension ProjectDraft.Kind: ExpressibleByArgument {}
