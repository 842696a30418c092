import Analyses
import Geometry
import Results
import StreetNetwork
import TestSupport
import Vocabulary

/// A service area job on a drawn network, and what came of it.
struct DrawnAreas {
    let results = CollectedResults()
    let messages = MessageLog()
    /// Why the job failed; nil where it succeeded.
    let failure: AnalysisFailure?
    private let parameters: ServiceAreaParameters
    private let town: DrawnNetwork

    /// - Parameters:
    ///   - facilities: letters or digits of the drawing, which are the names.
    ///   - breaks: seconds.
    init(
        _ town: DrawnNetwork, by mode: TravelMode = .testCar, _ facilities: String, _ breaks: [Int64],
        closing areas: [Polygon] = [], _ change: (inout ServiceAreaParameters) -> Void = { _ in }
    ) throws {
        var parameters = ServiceAreaParameters(
            facilities: facilities.map { .init(name: String($0), place: town.place($0)) },
            breaks: breaks.map { $0 * 1000 })
        parameters.polygons = nil
        parameters.lines = ServiceAreaParameters.Lines()
        change(&parameters)
        self.parameters = parameters
        self.town = town
        let weights = ModeWeights(network: town.network, mode: mode)
        func metric(_ impedance: Impedance, steered: Bool) -> Metric {
            let metric = Metric(
                network: town.network, mode: mode, weights: weights, impedance: impedance, steered: steered)
            return areas.reduce(metric) { $0.closing([$1]) }
        }
        let metrics = ServiceAreaMetrics(
            search: metric(parameters.impedance, steered: true),
            told: weights.steers ? metric(parameters.impedance, steered: false) : nil,
            accumulated: parameters.accumulated.map { metric($0, steered: false) })
        let excluded = Set(parameters.polygons?.excludedClasses ?? [])
        let surface = try SurfaceImage.surface(
            of: SurfaceImage.writer(
                network: town.network,
                counted: CountedStreets(network: town.network, weights: weights, excludedClasses: excluded),
                trim: parameters.drawnAreas.trim, key: "",
                context: RunContext()
            ).inMemory())
        let analysis = ServiceAreaAnalysis(
            parameters: parameters, metrics: metrics, surface: surface, context: RunContext(messages: messages))
        var workspace = ServiceAreaWorkspace(network: town.network)
        do {
            try analysis.run(workspace: &workspace, into: results)
            failure = nil
        } catch let reasons as AnalysisFailure {
            failure = reasons
        }
    }

    /// A column's values as text.
    func column(_ column: String, of table: String) -> [String] {
        ServiceAreaTables.tables(for: parameters).filter { $0.name == table }
            .flatMap { results.values(column, of: $0).map(\.text) }
    }

    /// Each line: the facility, the street by its ends, from and to position in hundredths, from and to seconds.
    var lines: [String] {
        let columns = [
            "facility", "source_id", "from_position", "to_position", "from_cumul_time", "to_cumul_time",
        ].map { column($0, of: "lines") }
        return columns[0].indices.map { row in
            let positions = [2, 3].map { Int((Double(columns[$0][row])! * 100).rounded()) }
            let seconds = [4, 5].map { Int((Double(columns[$0][row])! / 1000).rounded()) }
            return "\(columns[0][row]) \(street(columns[1][row])) \(positions[0])-\(positions[1])% "
                + "\(seconds[0])-\(seconds[1])s"
        }
    }

    private func street(_ id: String) -> String {
        let parts = town.network.parts
        let edge = (0..<town.network.edgeCount).first { String(parts.streetID[Int(parts.edgeStreet[$0])]) == id }!
        let forward = DirectedEdge(edge: edge, forward: true)
        return String([town.network.tail(of: forward), town.network.head(of: forward)].map(town.name))
    }

    var statuses: [String] { column("status", of: "facilities") }
    var names: [String] { column("name", of: "polygons") }
    var codes: [String] { messages.messages.map(\.code) }
    func polygonRows() -> [ResultRow] { results.rows["polygons"] ?? [] }

    /// The names of the areas that a place lies in.
    func areas(at place: Coordinate) -> [String] {
        zip(names, polygonRows()).compactMap { name, row in
            guard case .polygons(let polygons)? = row.geometry else { return nil }
            return polygons.contains { Polygon(rings: $0).contains(place) == .inside } ? name : nil
        }
    }
}

extension ServiceAreaParameters {
    mutating func draw(_ change: (inout Polygons) -> Void = { _ in }) {
        lines = nil
        var polygons = Polygons()
        polygons.detail = .detailed
        change(&polygons)
        self.polygons = polygons
    }
}
