import FeatureSources
import Preparation
import Vocabulary

/// A project on streets: those of OpenStreetMap, or the lines of a layer.
struct StreetDraft: NetworkDraft {
    private(set) var files: [ProjectText] = []
    private(set) var findings = Findings()

    /// A file of OpenStreetMap, which says all that a network needs.
    init(ofExtract place: DraftPlace) throws {
        let modes = ["car", "bicycle", "foot"]
        func sheet(_ modes: [String]) -> ProjectSheet {
            ProjectSheet(
                network: ProjectSheet.networkName(place.data),
                lines: [
                    "streets:", "  source: " + JobText.quoted(place.source),
                    ProjectSheet.line(
                        "  travel_modes: [\(modes.joined(separator: ", "))]",
                        remark: "the first one is the default; docs/travel-modes.md"),
                    ProjectSheet.line("# time_zone: Europe/Paris", remark: "for jobs with a start_time"),
                    "attribution: \"© OpenStreetMap contributors, ODbL\"",
                ])
        }
        let drafted = sheet(modes)
        let survey = try StreetSurvey(drafted, place)
        findings.found.append(
            "\(place.data) is a file of OpenStreetMap: \(survey.streetCount) streets, the network \(drafted.network)"
        )
        try add(sheet([survey.mode] + modes.filter { $0 != survey.mode }), survey)
    }

    /// The layer of lines that is most probably the streets.
    init(of sketches: [LayerSketch], _ place: DraftPlace) throws {
        guard let chosen = LayerWords.streets(among: sketches) else {
            throw StarterRefused("\(place.data) has no layer of lines")
        }
        let study = try LayerStudy(chosen, crs: place.wishes.crs, context: place.context)
        let fields = StreetFieldGuess(study)
        let layer = StreetLayerSheet(study: study, fields: fields, place: place)
        let (joint, survey) = try StreetJoints.best { try StreetSurvey(layer.sheet($0), place) }
        findings = layer.findings(joint, survey, others: sketches.filter { $0.isLine && !$0.isSame(as: chosen) })
        if let crs = place.wishes.crs, study.crs == nil {
            findings.open.append("--crs \(crs) is not used: the layer has a coordinate system of its own")
        }
        try add(layer.sheet(joint, survey), survey)
    }

    private mutating func add(_ sheet: ProjectSheet, _ survey: StreetSurvey) throws {
        guard let places = survey.places else {
            throw StarterRefused("no two places of these streets are joined, so that there is nothing to drive")
        }
        files.append(ProjectText("arterial.yaml", sheet.text))
        files += StreetJobs(network: sheet.network, places: places).files
        findings.guessed.append("the places of the jobs: they lie on the largest part of the network, and mean nothing")
    }
}
