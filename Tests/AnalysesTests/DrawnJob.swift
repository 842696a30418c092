import Analyses
import Geometry
import Preparation
import Results
import StreetNetwork
import TestSupport
import Vocabulary

/// A network whose places have letters.
protocol LetteredTown {
    var network: StreetNetwork { get }
    func place(_ name: Character) -> Coordinate
}

extension DrawnNetwork: LetteredTown {}
extension ImportedTown: LetteredTown {}

/// A route job on a drawn network, and what came of it.
struct DrawnJob {
    let results = CollectedResults()
    let messages = MessageLog()
    /// Why the job failed; nil where it succeeded.
    let failure: AnalysisFailure?

    init(
        _ town: some LetteredTown, by mode: TravelMode = .testCar, routes: [RouteRequest],
        closing areas: [Polygon] = [], barriers: [Barrier] = [],
        _ change: (inout RouteParameters) -> Void = { _ in }
    ) throws {
        var parameters = RouteParameters(routes: routes)
        parameters.directions = BuiltInLanguages.language("en").map { DirectionsOptions(language: $0) }
        change(&parameters)
        let weights = ModeWeights(network: town.network, mode: mode)
        func metric(_ impedance: Impedance) -> Metric {
            let metric = Metric(network: town.network, mode: mode, weights: weights, impedance: impedance)
            return areas.reduce(metric) { $0.closing([$1]) }
        }
        var metrics = RouteMetrics(search: metric(parameters.impedance), time: metric(.time))
        if !barriers.isEmpty {
            metrics = metrics.with(BarrierEffects(of: barriers, on: metrics.time, tolerance: 50_000).barriers)
        }
        let analysis = RouteAnalysis(
            parameters: parameters, metrics: metrics, context: RunContext(messages: messages))
        var workspace = PathSearch(network: town.network)
        do {
            try analysis.run(workspace: &workspace, into: results)
            failure = nil
        } catch let reasons as AnalysisFailure {
            failure = reasons
        }
    }

    /// A job of one route through stops that are named by their letters or digits.
    init(
        _ town: some LetteredTown, by mode: TravelMode = .testCar, _ stops: String, closing areas: [Polygon] = [],
        barriers: [Barrier] = [], _ change: (inout RouteParameters) -> Void = { _ in }
    ) throws {
        try self.init(
            town, by: mode, routes: [RouteRequest(stops: town.stops(stops))], closing: areas, barriers: barriers, change
        )
    }

    /// A column's values as text.
    func column(_ name: String, of table: Table) -> [String] { results.values(name, of: table).map(\.text) }

    func stops(_ column: String) -> [String] { self.column(column, of: RouteTables.stops) }
    func routes(_ column: String) -> [String] { self.column(column, of: RouteTables.routes) }

    /// The sentences of the directions.
    var directions: [String] { column("text", of: RouteTables.directions) }
    /// The kinds of steps.
    var maneuvers: [String] { column("maneuver", of: RouteTables.directions) }
    /// The steps without the departure and the arrival: `turn_left: Turn left onto Low Street`.
    var guidance: [String] {
        zip(maneuvers, directions).map { "\($0): \($1)" }.dropFirst().dropLast().map { $0 }
    }

    var codes: [String] { messages.messages.map(\.code) }
}

extension LetteredTown {
    /// Stops at letters or digits, named by them.
    func stops(_ names: String) -> [RouteStop] { names.map { RouteStop(name: String($0), place: place($0)) } }
}

extension Value {
    /// The value as a test states it: milliseconds, millimetres, units of 1e-7 degree; `-` for none.
    var text: String {
        switch self {
        case .null: "-"
        case .text(let text): text
        case .integer(let number): String(number)
        case .boolean(let flag): String(flag)
        case .duration(let milliseconds): String(milliseconds)
        case .length(let millimetres): String(millimetres)
        case .millionths(let amount): String(amount)
        case .angle(let units): String(units)
        case .decimal(let number, _), .real(let number): String(number)
        }
    }

    /// A whole number of whatever unit; nil for what is none.
    var number: Int64? { Int64(text) }
}
