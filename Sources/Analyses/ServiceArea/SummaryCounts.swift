import Geometry
import Results
import StreetNetwork
import Vocabulary

/// Adds up the fields of a layer within the areas.
struct SummaryCounts {
    /// Whose break is counted in.
    private struct Key: Hashable {
        /// Nil: all facilities together.
        let facility: Int?
        let to: Int64
    }

    private struct Total {
        var count: Int64 = 0
        var sums: [Double]
    }

    private let parameters: ServiceAreaParameters
    private let summary: ServiceAreaParameters.Summary
    private let metrics: ServiceAreaMetrics
    private let points: CountedPoints
    private let areas: CountedPolygons
    private var totals: [Key: Total] = [:]

    /// Nil for a job that counts nothing.
    init?(parameters: ServiceAreaParameters, metrics: ServiceAreaMetrics, context: RunContext) {
        guard let summary = parameters.summary else { return nil }
        self.parameters = parameters
        self.summary = summary
        self.metrics = metrics
        points = CountedPoints(of: summary, parameters.locate, metrics, context)
        areas = CountedPolygons(of: summary, context)
    }

    /// Counts the points whose place on the network is reached, each for the first break that it is within.
    ///
    /// - Parameter streets: ascending by edge and position.
    mutating func countPoints(in streets: [ReachedStreet], breaks: [Int64], of facility: LocatedFacility) {
        for point in points.reached(on: streets, metrics) {
            count(point.row, of: facility.place, within: breaks.filter { metrics.steps(within: $0) >= point.cost })
        }
    }

    /// Counts each point once: for the facility that it is the nearest to, within whose breaks it is.
    ///
    /// - Parameter streets: each place with the facility of least cost, ascending by edge and position.
    mutating func countPoints(nearestIn streets: [ReachedStreet], of facilities: [LocatedFacility]) {
        let breaks = Dictionary(uniqueKeysWithValues: facilities.map { ($0.place, $0.breaks) })
        for point in points.reached(on: streets, metrics) {
            let within = (breaks[point.facility] ?? []).filter { metrics.steps(within: $0) >= point.cost }
            count(point.row, of: point.facility, within: within)
        }
    }

    /// Counts each point once: for the smallest break that some facility reaches it within.
    mutating func countPoints(inAll shared: SharedStreets) {
        var within: [Int: Set<Int64>] = [:]
        for group in shared.groups {
            for point in points.reached(on: group.streets, metrics) {
                within[point.row, default: []].formUnion(
                    group.breaks.filter { metrics.steps(within: $0) >= point.cost })
            }
        }
        for (row, breaks) in within.sorted(by: { $0.key < $1.key }) { count(row, of: nil, within: breaks.sorted()) }
    }

    /// Counts a row in the ring that it is in, or in all its disks.
    ///
    /// - Parameter breaks: those that the row is within, ascending.
    private mutating func count(_ row: Int, of facility: Int?, within breaks: [Int64]) {
        for limit in parameters.cutoff == .rings ? breaks.prefix(1) : breaks[...] {
            add(row, share: 1, to: Key(facility: facility, to: limit))
        }
    }

    /// Counts polygons by the share of them that lies in areas.
    mutating func countPolygons(in parts: [ServiceAreaPolygons.Part]) throws {
        for part in parts {
            for (row, share) in try areas.shares(within: part.polygons) {
                add(row, share: share, to: Key(facility: part.facility?.place, to: part.to))
            }
        }
    }

    private mutating func add(_ row: Int, share: Double, to key: Key) {
        var total = totals[key] ?? Total(sums: summary.fields.map { _ in 0 })
        total.count += 1
        for (field, value) in summary.rows[row].values.enumerated() { total.sums[field] += share * (value ?? 0) }
        totals[key] = total
    }
}

extension SummaryCounts {
    /// Writes a row for each break, also where nothing is within.
    func write(for facilities: [LocatedFacility], into sink: some ResultSink) throws {
        if summary.grouping == .perFacilityAndBreak {
            for facility in facilities { try write(facility.breaks, of: facility, into: sink) }
        } else {
            try write(Set(facilities.flatMap(\.breaks)).sorted(), of: nil, into: sink)
        }
    }

    private func write(_ breaks: [Int64], of facility: LocatedFacility?, into sink: some ResultSink) throws {
        let text = CostText(impedance: parameters.impedance)
        for (index, limit) in breaks.enumerated() {
            let from = parameters.cutoff == .rings && index > 0 ? breaks[index - 1] : 0
            let total = totals[Key(facility: facility?.place, to: limit)] ?? Total(sums: summary.fields.map { _ in 0 })
            let values =
                (facility?.identity ?? [.null, .null, .null]) + [
                    text.value(from), text.value(limit), .integer(total.count),
                ]
            try sink.append(
                ResultRow(values + total.sums.map(Self.rounded)), to: ServiceAreaTables.summary(parameters))
        }
    }

    /// Six decimals, as few as tell them: sums of shares have no more to say.
    private static func rounded(_ sum: Double) -> Value {
        let scaled = (sum * 1e6).rounded()
        return .real(scaled.isFinite ? scaled / 1e6 : sum)
    }
}
