import Foundation
import StreetNetwork

/// Holds the polygons that a service area job wrote against the definition of an area, by brute force.
public struct AreaCheck {
    private let job: AreaJob
    private let written: WrittenAreas
    private let planePoints: Int

    /// - Parameters:
    ///   - folder: what the job wrote.
    ///   - paths: files and folders to look for the job in: the one of the folder's name.
    ///   - projectFile: nil: the nearest one upwards from there.
    ///   - planePoints: how many points of the plane are looked at for each area.
    /// - Throws: `AreaCheckFailure`, and whatever a job fails by.
    public init(folder: URL, jobs paths: [String], projectFile: String? = nil, planePoints: Int = 20_000) throws {
        job = try AreaJob(named: folder.lastPathComponent, in: paths, projectFile: projectFile)
        written = try WrittenAreas(folder: folder, impedance: job.parameters.impedance)
        self.planePoints = planePoints
    }

    /// Looks at every area of the job.
    ///
    /// - Parameter visit: handed each area as soon as it has been looked at.
    public func run(_ visit: (AreaVerdict) -> Void = { _ in }) throws -> AreaReport {
        guard let polygons = job.parameters.polygons else {
            throw AreaCheckFailure("the job '\(job.name)' draws no polygons")
        }
        var search = PathSearch(network: job.network)
        let sources = try job.facilities.map { facility in
            DefinedArea.Source(facility: facility, costs: try FacilityCosts(of: facility, on: job.metric, &search))
        }
        let verdicts = DefinedArea.all(of: job, sources).compactMap { area -> AreaVerdict? in
            let verdict = verdict(on: area)
            if let verdict { visit(verdict) }
            return verdict
        }
        let faults = OutlineCheck(job: job, written: written).faults()
        return AreaReport(
            job: job.name, areas: verdicts, faults: faults,
            allowedShare: polygons.detail == .detailed ? 1 / 10_000 : 1 / 100)
    }

    /// Nil where nothing is reached: such areas are not drawn.
    private func verdict(on area: DefinedArea) -> AreaVerdict? {
        guard let streets = AreaStreets(of: area, job) else { return nil }
        let network = NetworkPointCheck(job: job, area: area, streets: streets, written: written)
        let plane = PlanePointCheck(job: job, area: area, streets: streets, written: written, count: planePoints)
        return AreaVerdict(
            facility: area.name, breakCost: area.breakCost, network: network.tally(), plane: plane.tally())
    }
}
