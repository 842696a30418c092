import Analyses
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Turns what a job file says into checked parameters. Mistakes go to diagnostics, all of them.
public struct JobPreparation {
    private let project: Project
    private let diagnostics: Diagnostics

    public init(project: Project, _ diagnostics: Diagnostics) {
        self.project = project
        self.diagnostics = diagnostics
    }

    /// - Parameter name: the job's name.
    /// - Returns: nil where there are mistakes.
    public func prepare(_ job: JobDescription, name: String) -> PreparedJob? {
        let errorsBefore = diagnostics.errorCount
        let draft = draft(job, name: name)
        return diagnostics.errorCount == errorsBefore ? draft : nil
    }

    /// What can be prepared of a job in spite of mistakes, so that it can be checked against its network for more of them.
    public func draft(_ job: JobDescription, name: String) -> PreparedJob? {
        let network = network(of: job)
        let places = PlaceResolver(crs: job.crs, diagnostics)
        switch job.analysis {
        case .route(let route):
            return RoutePreparation(job: job, route: route, project: project, diagnostics: diagnostics)
                .prepare(name: name, network: network, places: places)
        }
    }

    /// Checks a job against the data of its network.
    ///
    /// - Returns: whether there is no mistake.
    public func check(_ job: PreparedJob, against network: LoadedNetwork) -> Bool {
        let errorsBefore = diagnostics.errorCount
        switch job.analysis {
        case .route(let route): SwapCheck(network: network).check(route.writtenPlaces, diagnostics)
        }
        return diagnostics.errorCount == errorsBefore
    }

    private func network(of job: JobDescription) -> NetworkSpec? {
        if let network = project.networks[job.network.value] { return network }
        let help =
            project.spec == nil
            ? "networks are defined in a project file, arterial.yaml"
            : UnknownName.help(for: job.network.value, among: project.networks.names)
        diagnostics.error(
            "unknown_network", at: job.network.mark, "there is no network '\(job.network.value)'", help: help)
        return nil
    }
}
