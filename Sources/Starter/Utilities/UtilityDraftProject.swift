import FeatureSources
import FoundationEssentials
import Preparation
import UtilityNetwork
import Vocabulary

/// A project on pipes or cables: a model of EPANET, or layers with a drafted utility model.
struct UtilityDraftProject: NetworkDraft {
    private(set) var files: [ProjectText] = []
    private(set) var findings = Findings()

    /// A model of EPANET, which says all but where it is.
    init(ofModel place: DraftPlace) throws {
        var lines = ["utility:", "  source: " + JobText.quoted(place.source)]
        if let crs = place.wishes.crs {
            lines.append("  crs: " + JobText.quoted(crs))
        } else {
            lines.append(
                ProjectSheet.line("  # crs: EPSG:25832", remark: "what coordinates mean; without it nothing is drawn"))
            findings.open.append(
                "the model does not say what its coordinates mean, so that results are not drawn; "
                    + "--crs EPSG:25832, say, tells it")
        }
        lines.append(
            ProjectSheet.line("  # valves: {source: valves.csv}", remark: "isolation valves: docs/utility-models.md"))
        lines.append(ProjectSheet.attribution)
        let sheet = ProjectSheet(network: ProjectSheet.networkName(place.data), lines: lines)
        let survey = try UtilitySurvey(sheet, place)
        findings.found.append("\(place.data) is a model of EPANET with \(survey.lineCount) pipes and pumps")
        try add(sheet, survey, isolates: survey.hasValves)
        if !survey.hasValves {
            findings.open.append(
                "the model has no valves: a layer of them can be laid over its pipes, as `valves` in arterial.yaml")
        }
    }

    /// Layers of lines, and of what is on them.
    init(of datasets: [Dataset], _ place: DraftPlace) throws {
        let sources = datasets.map { RelativePath.of($0.address.target, from: place.folder) }
        let isOne = datasets.count == 1
        let model = try ModelDraft(
            of: zip(datasets, sources).map { ($0, isOne ? nil : $1) }, called: isOne ? sources[0] : place.source)
        let sheet = Self.sheet(sources[0], place)
        let (joints, survey) = try UtilityJoints.best { joints in
            try Self.write(joints.applied(to: model).text, for: sheet, place)
            return try UtilitySurvey(sheet, place)
        }
        let text = joints.applied(to: model).text
        files.append(ProjectText(Self.modelName(sheet), text))
        findings.found.append(
            "The layers of \(place.data) are \(survey.lineCount) lines, of which "
                + "\(Int((survey.share * 100).rounded(.down))) % are in one piece")
        findings.guessed += joints.guesses
        findings.open += [UtilityJoints.advice(survey.share)].compactMap(\.self)
        tell(of: model)
        try add(sheet, survey, isolates: model.hasValves)
    }

    private static func sheet(_ source: String, _ place: DraftPlace) -> ProjectSheet {
        let name = ProjectSheet.networkName(place.data)
        var sheet = ProjectSheet(
            network: name, lines: ["utility:", "  source: " + JobText.quoted(source), "  model: \(name).model.yaml"])
        if let crs = place.wishes.crs { sheet.lines.append("  crs: " + JobText.quoted(crs)) }
        sheet.lines.append(ProjectSheet.attribution)
        return sheet
    }

    private static func modelName(_ sheet: ProjectSheet) -> String { "\(sheet.network).model.yaml" }

    /// The model is compiled from its file.
    private static func write(_ text: String, for sheet: ProjectSheet, _ place: DraftPlace) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: place.folder).appending(path: modelName(sheet)))
        } catch {
            throw StarterRefused("\(place.folder): the project cannot be written: \(error.systemReason)")
        }
    }

    private mutating func tell(of model: ModelDraft) {
        if model.feeders.isEmpty {
            findings.open.append(
                "no layer looks as if it fed the network: name its controllers in the model, and traces find the supply"
            )
        } else {
            findings.guessed.append("the network is fed by " + model.feeders.joined(separator: ", "))
        }
        if model.hasValves {
            findings.guessed.append("what is called valve, switch or fuse isolates")
        } else {
            findings.open.append("no layer looks like valves, so that nothing can be isolated")
        }
        if model.customers.isEmpty {
            findings.open.append("no layer looks like meters or customers")
        } else {
            findings.guessed.append("customers are " + model.customers.joined(separator: ", "))
        }
    }

    private mutating func add(_ sheet: ProjectSheet, _ survey: UtilitySurvey, isolates: Bool) throws {
        files.append(ProjectText("arterial.yaml", sheet.text))
        files += UtilityJobs(network: sheet.network, survey: survey, isolates: isolates).files
        findings.guessed.append("the line that the jobs start at: it lies in the largest part, and means nothing")
    }
}
