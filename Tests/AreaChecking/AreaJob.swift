import Analyses
import Batch
import Geometry
import JobSpec
import Preparation
import StreetNetwork
import Vocabulary

/// A service area job as its file says it, and the network that it runs on.
struct AreaJob {
    /// A facility that stands on the network.
    struct Facility {
        /// As `facility_id` counts, from 1.
        let number: Int
        let facility: ServiceAreaParameters.Facility
        /// Ascending, in the base of the impedance.
        let breaks: [Int64]
        /// As a search sets out from it.
        let origin: Location
    }

    let name: String
    let parameters: ServiceAreaParameters
    /// For ways away from facilities, or, turned round, to them.
    let metric: Metric
    let facilities: [Facility]

    var network: StreetNetwork { metric.network }

    /// - Parameters:
    ///   - paths: files and folders to look for the job in.
    ///   - projectFile: nil: the nearest one upwards.
    /// - Throws: `AreaCheckFailure` where there is no such job, or where what it asks for cannot be checked.
    init(named name: String, in paths: [String], projectFile: String?) throws {
        var options = RunOptions(paths: paths)
        options.only = [name]
        options.projectFile = projectFile
        let diagnostics = Diagnostics()
        let plan = try Planner(options: options, diagnostics).plan()
        guard let planned = plan.jobs.first(where: { $0.name == name }), planned.isSound,
            let job = planned.description.flatMap({
                JobPreparation(project: plan.project, diagnostics).prepare($0, name: name)
            })
        else {
            throw AreaCheckFailure("there is no job '\(name)' in \(paths.joined(separator: ", "))")
        }
        guard case .serviceArea(let area) = job.analysis else {
            throw AreaCheckFailure("the job '\(name)' finds no service areas")
        }
        let cache = NetworkCache(of: plan.project, wished: nil)
        let store = NetworkStore(project: plan.project, cache: cache)
        let metrics = try store.metrics(for: area.travel, context: RunContext()).metrics
        guard metrics.costs.first.map({ $0 === metrics.search }) ?? true else {
            throw AreaCheckFailure("'\(name)': what steers, and costs of users, cannot be checked")
        }
        self.init(name: name, parameters: area.parameters, ground: metrics.search)
    }

    private init(name: String, parameters: ServiceAreaParameters, ground: Metric) {
        self.name = name
        self.parameters = parameters
        metric = parameters.travelsToFacility ? ground.mirrored : ground
        let locator = Locator(metric: ground, where: parameters.locate.streets)
        facilities = parameters.facilities.enumerated().compactMap { place, facility in
            Self.location(of: facility, parameters, locator).map { location in
                Facility(
                    number: place + 1, facility: facility, breaks: facility.breaks ?? parameters.breaks,
                    origin: parameters.travelsToFacility ? location.mirrored : location)
            }
        }
    }

    private static func location(
        of facility: ServiceAreaParameters.Facility, _ parameters: ServiceAreaParameters, _ locator: Locator
    ) -> Location? {
        var request = LocateRequest(
            facility.place, tolerance: parameters.locate.tolerance,
            for: parameters.travelsToFacility ? .arrival : .departure, relocates: parameters.locate.allowsRelocation)
        request.curbApproach = facility.curbApproach
        request.bearing = facility.bearing
        switch locator.locate(request) {
        case .located(let location), .relocated(let location, _, _), .leadsNowhere(let location): return location
        case .notTraversable, .notLocated: return nil
        }
    }

    /// Whether places can be nearest to an edge: the mode may use it, and its class makes areas.
    func counts(_ edge: Int) -> Bool {
        guard metric.isUsed(edge) else { return false }
        guard let excluded = parameters.polygons?.excludedClasses, !excluded.isEmpty else { return true }
        let tags = network.tagSets[network.parts.streetTags[Int(network.parts.edgeStreet[edge])]]
        return !["highway", "class"].contains { key in tags[key].map(excluded.contains) ?? false }
    }
}

/// Why areas cannot be checked.
public struct AreaCheckFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
