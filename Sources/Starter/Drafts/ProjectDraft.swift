import FeatureSources
import Preparation
import Vocabulary

/// A project that runs on data somebody has: what can be seen in the data, guesses that are marked as such, and jobs with
/// places of the network.
public struct ProjectDraft {
    /// What layers can be taken for.
    public enum Kind: String, CaseIterable, Sendable {
        case streets, utility
    }

    /// What whoever asks knows of the data.
    public struct Wishes: Sendable {
        public var crs: String?
        public var kind: Kind?

        public init(crs: String? = nil, kind: Kind? = nil) { (self.crs, self.kind) = (crs, kind) }
    }

    public private(set) var findings = Findings()
    public private(set) var files: [ProjectText] = []

    /// - Parameters:
    ///   - path: a file, or a folder of layers.
    ///   - folder: of the project; it is there, and compiled networks are left in it.
    /// - Throws: `StarterRefused`; `NetworkFailure` where the data makes no network; `SourceError`, `GDALNotFound`,
    ///   `Cancelled`.
    public init(of path: String, in folder: String, _ wishes: Wishes, context: RunContext) throws {
        if let crs = wishes.crs { _ = try CoordinateSystem(named: crs) }
        let place = DraftPlace(data: path, folder: folder, wishes: wishes, context: context)
        do {
            try draft(GivenData(path), place)
        } catch let failure as NetworkFailure {
            // The network names it as seen from the project, and whoever asks as seen from where they are.
            throw NetworkFailure(failure.description.replacing(place.source, with: path))
        }
        files += [ProjectText(".gitignore", SampleJobs.ignored)] + ProjectText.schemas
    }

    private mutating func draft(_ data: GivenData, _ place: DraftPlace) throws {
        let wishes = place.wishes
        switch data {
        case .openStreetMap:
            try Self.refuse(.utility, in: wishes, "a file of OpenStreetMap has streets")
            if wishes.crs != nil {
                throw StarterRefused(
                    "--crs does not go with a file of OpenStreetMap, which is in longitude and latitude")
            }
            try add(StreetDraft(ofExtract: place))
        case .epanet:
            try Self.refuse(.streets, in: wishes, "a model of EPANET has pipes")
            try add(UtilityDraftProject(ofModel: place))
        case .layers(let datasets): try draft(datasets, place)
        }
    }

    private static func refuse(_ kind: Kind, in wishes: Wishes, _ reason: String) throws {
        if wishes.kind == kind { throw StarterRefused("--as \(kind.rawValue) does not go with it: \(reason)") }
    }

    private mutating func draft(_ datasets: [Dataset], _ place: DraftPlace) throws {
        let sketches = try datasets.flatMap { try LayerSketch.all(of: $0) }
        let relations = try RelationDraft(of: datasets, place)
        if sketches.contains(where: \.isLine) {
            let kind = place.wishes.kind ?? LayerWords.kind(of: sketches, in: place.data)
            switch kind {
            case .streets: try add(StreetDraft(of: sketches, place))
            case .utility: try add(UtilityDraftProject(of: datasets, place))
            }
            if place.wishes.kind == nil {
                let other = kind == .streets ? "pipes or cables" : "streets"
                findings.guessed.append(
                    "the layers are \(kind == .streets ? "streets" : "pipes or cables"), by their names and fields; "
                        + "--as \(kind == .streets ? "utility" : "streets") takes them for \(other)")
            }
        } else if relations.jobs.isEmpty {
            let layers = sketches.map { "\($0.name) (\($0.shown))" }.joined(separator: ", ")
            throw StarterRefused(
                "\(place.data) has no layer of lines, and a network is made of lines"
                    + (layers.isEmpty ? "" : "; there are \(layers)"))
        } else {
            files.append(ProjectText("arterial.yaml", ProjectSheet(network: "", lines: []).text))
        }
        files += relations.jobs
        findings.found += relations.found
    }

    private mutating func add(_ draft: some NetworkDraft) {
        files += draft.files
        findings = draft.findings
    }
}

/// The project file and the jobs on a network, and what was found.
protocol NetworkDraft {
    var files: [ProjectText] { get }
    var findings: Findings { get }
}

/// Where the data is, where the project will be, and what is known.
struct DraftPlace {
    let data: String
    let folder: String
    let wishes: ProjectDraft.Wishes
    let context: RunContext

    /// The data as files in the folder of the project name it.
    var source: String { RelativePath.of(data, from: folder) }
}
