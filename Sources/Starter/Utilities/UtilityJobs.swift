/// The jobs of a drafted project on pipes or cables.
struct UtilityJobs {
    let network: String
    let survey: UtilitySurvey
    let isolates: Bool

    var files: [ProjectText] {
        var files = [ProjectText("jobs/what-is-connected.yaml", connected)]
        if survey.hasController { files.append(ProjectText("jobs/where-the-supply-comes-from.yaml", controllers)) }
        if isolates {
            files.append(ProjectText("jobs/what-to-shut-for-a-repair.yaml", isolation))
            files.append(ProjectText("jobs/what-shuts-off-each-line.yaml", sweep))
        }
        return files
    }

    private var start: String {
        ProjectSheet.line(
            "starting_locations: {source: \(JobText.quoted(survey.line.source)), global_id: \(JobText.quoted(survey.line.id))}",
            remark: "guessed: a line of the largest part")
    }

    private var connected: String {
        JobText.text(
            "All that is connected to a line, however far away.",
            ["job: trace", "network: \(network)", "trace_type: connected", start])
    }

    private var controllers: String {
        JobText.text(
            "The devices that feed the part of the network that a line is in.",
            ["job: trace", "network: \(network)", "trace_type: subnetwork_controllers", start])
    }

    private var isolation: String {
        JobText.text(
            "What has to be shut before a line is mended, and what is without supply then.",
            [
                "job: trace", "network: \(network)", "trace_type: isolation", start, "configuration:",
                "  include_isolated_features: true", "  filter: {barriers: {category: Isolating}}",
            ])
    }

    private var sweep: String {
        JobText.text(
            "The same for every line: summary.csv has a row for each.",
            [
                "job: trace", "network: \(network)", "trace_type: isolation",
                "each: {source: \(JobText.quoted(survey.line.source))}", "configuration:",
                "  filter: {barriers: {category: Isolating}}",
            ])
    }
}
