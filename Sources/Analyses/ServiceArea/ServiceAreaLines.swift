import Geometry
import Results
import StreetNetwork

/// Writes the parts of streets that are reached.
struct ServiceAreaLines {
    let parameters: ServiceAreaParameters
    let lines: ServiceAreaParameters.Lines
    let metrics: ServiceAreaMetrics

    /// Parts so short that coordinates do not tell their ends apart, up to some 15 mm, are no lines: ways that cost the same
    /// to the millisecond leave them where they meet, and so does a facility that all but stands on a junction.
    ///
    /// - Parameter streets: of one facility, ascending by edge and position.
    func write(_ streets: [ReachedStreet], of facility: LocatedFacility, into sink: some ResultSink) throws {
        let table = ServiceAreaTables.lines(parameters)
        let breaks = lines.splitsAtBreaks ? facility.breaks : Array(facility.breaks.suffix(1))
        let limits = breaks.map(metrics.steps(within:))
        let identity = facility.identity
        var names = StreetNames(network: metrics.network)
        for street in streets {
            let name = names.value(of: street.edge)
            try metrics.cut(street, at: limits) { part, index in
                let travelled = TravelledStreet(part, metrics: metrics)
                guard travelled.isDrawn else { return }
                var values: [Value] = []
                values.reserveCapacity(table.columns.count)
                values += identity
                let from = index == 0 ? 0 : breaks[index - 1]
                let row = row(values, name, of: part, travelled, facility, from: from, to: breaks[index])
                try sink.append(row, to: table)
            }
        }
    }

    /// - Parameters:
    ///   - start: the first values, with room for all.
    ///   - name: of the street.
    private func row(
        _ start: consuming [Value], _ name: Value, of street: ReachedStreet, _ travelled: TravelledStreet,
        _ facility: LocatedFacility, from: Int64, to: Int64
    ) -> ResultRow {
        let text = CostText(impedance: parameters.impedance)
        let parts = metrics.network.parts
        let edge = street.edge
        var values = start
        values.append(text.value(from))
        values.append(text.value(to))
        values.append(.integer(parts.streetID[Int(parts.edgeStreet[edge])]))
        values.append(name)
        values.append(LocationValues.position(on: edge, at: travelled.stretch.from, in: metrics.network))
        values.append(LocationValues.position(on: edge, at: travelled.stretch.to, in: metrics.network))
        values.append(.length(millimetres: travelled.stretch.length))
        values.append(text.value(metrics.amount(of: travelled.told.from)))
        values.append(text.value(metrics.amount(of: travelled.told.to)))
        for ((span, metric), impedance) in zip(
            zip(travelled.accumulated, metrics.accumulated), parameters.accumulated)
        {
            let text = CostText(impedance: impedance)
            values.append(text.value(ServiceAreaMetrics.amount(of: span.from, on: metric)))
            values.append(text.value(ServiceAreaMetrics.amount(of: span.to, on: metric)))
        }
        if lines.measures {
            let offsets = metrics.offsets(of: travelled.stretch, along: travelled.places)
            values.append(.text(measures(of: street, at: offsets)))
        }
        if !parameters.keptColumns.isEmpty {
            values += LocationValues.kept(facility.facility.attributes, parameters.keptColumns.count)
        }
        return ResultRow(values, geometry: geometry(travelled.places))
    }

    /// The cost at each vertex.
    private func measures(of street: ReachedStreet, at offsets: [Int64]) -> String {
        let text = CostText(impedance: parameters.impedance)
        return shown(offsets).map { text.shortest(metrics.amount(of: metrics.cost(at: $0, of: street))) }
            .joined(separator: " ")
    }

    /// Nil for a straight line from a place to itself.
    private func geometry(_ places: [Coordinate]) -> FeatureGeometry? {
        let line = shown(places)
        return line.contains { $0 != line[0] } ? .lines([line]) : nil
    }

    /// Of all vertices those that are drawn.
    private func shown<Element>(_ vertices: [Element]) -> [Element] {
        guard lines.shape == .straight, let first = vertices.first, let last = vertices.last else { return vertices }
        return [first, last]
    }
}

/// A reached street as it is travelled on the ground: towards the facility, costs are those that remain, and fall.
private struct TravelledStreet {
    let stretch: EdgeStretch
    let told: AccumulatedCost
    let accumulated: [AccumulatedCost]
    /// The vertices, in the direction of travel.
    let places: [Coordinate]

    init(_ street: ReachedStreet, metrics: ServiceAreaMetrics) {
        let told = AccumulatedCost(from: street.reached.fromCost, to: street.reached.toCost)
        let isTurned = metrics.travelsToFacility
        stretch = isTurned ? street.stretch.reversed : street.stretch
        self.told = isTurned ? told.reversed : told
        accumulated = isTurned ? street.accumulated.map(\.reversed) : street.accumulated
        places = metrics.places(of: stretch)
    }

    /// Whether coordinates tell it from a single place.
    var isDrawn: Bool { places.contains { $0 != places[0] } }
}

extension AccumulatedCost {
    fileprivate var reversed: AccumulatedCost { AccumulatedCost(from: to, to: from) }
}

extension ServiceAreaMetrics {
    /// The vertices of a stretch in the direction of travel.
    fileprivate func places(of stretch: EdgeStretch) -> [Coordinate] {
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        let line = network.slice(of: stretch.directed.edge, from: low, to: high)
        return stretch.directed.isForward ? line : line.reversed()
    }

    /// The offsets on the edge of the vertices of a stretch, both in the direction of travel.
    fileprivate func offsets(of stretch: EdgeStretch, along places: [Coordinate]) -> [Int64] {
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        let line = stretch.directed.isForward ? places : places.reversed()
        var offset = low
        let offsets = line.indices.map { index in
            if index > 0 { offset += Geodesic.millimetres(from: line[index - 1], to: line[index]) }
            return index == line.count - 1 ? high : min(high, offset)
        }
        return stretch.directed.isForward ? offsets : offsets.reversed()
    }
}
