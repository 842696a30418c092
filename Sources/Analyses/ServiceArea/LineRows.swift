import Geometry
import Results
import StreetNetwork

/// The rows of streets that one facility reaches, gathered until they are handed on. `ServiceAreaTables.lines` has the columns.
struct LineRows {
    private(set) var batch: RowBatch
    private let parameters: ServiceAreaParameters
    private let lines: ServiceAreaParameters.Lines
    private let metrics: ServiceAreaMetrics
    private let identityCount: Int
    private var names: StreetNames

    /// - Parameter breaks: at which streets are cut, ascending.
    init(
        of facility: LocatedFacility, breaks: [Int64], _ parameters: ServiceAreaParameters,
        _ lines: ServiceAreaParameters.Lines, _ metrics: ServiceAreaMetrics
    ) {
        self.parameters = parameters
        self.lines = lines
        self.metrics = metrics
        names = StreetNames(network: metrics.network)
        let text = CostText(impedance: parameters.impedance)
        var columns = facility.identity.map { ColumnCells(among: [$0]) }
        identityCount = columns.count
        columns.append(ColumnCells(among: ([0] + breaks.dropLast()).map(text.value)))
        columns.append(ColumnCells(among: breaks.map(text.value)))
        columns += [.integer, .chosen, LocationValues.positionCells, LocationValues.positionCells, .length].map {
            ColumnCells($0)
        }
        for impedance in [parameters.impedance] + parameters.accumulated {
            columns += repeatElement(ColumnCells(CostText(impedance: impedance).cells), count: 2)
        }
        if lines.measures { columns.append(ColumnCells(.chosen)) }
        columns += LocationValues.kept(facility.facility.attributes, parameters.keptColumns.count).map {
            ColumnCells(among: [$0])
        }
        batch = RowBatch(columns)
    }

    mutating func removeAll() { batch.removeAll() }

    /// Gathers a part of a street, if coordinates tell it from a single place.
    ///
    /// - Parameter breakIndex: the place of the break that it lies within.
    mutating func append(_ street: ReachedStreet, breakIndex: Int) {
        let stretch = metrics.travelsToFacility ? street.stretch.reversed : street.stretch
        let first = batch.places.count
        metrics.network.append(stretch, to: &batch.places)
        let line = batch.places[first...]
        guard line.contains(where: { $0 != line[first] }) else { return batch.places.removeSubrange(first...) }
        appendCells(of: street, stretch, breakIndex: breakIndex, measured: lines.measures ? Array(line) : [])
        if lines.shape == .straight { straighten(from: first) }
        batch.endRow()
    }

    /// - Parameter measured: the vertices, where their costs are asked for.
    private mutating func appendCells(
        of street: ReachedStreet, _ stretch: EdgeStretch, breakIndex: Int, measured: [Coordinate]
    ) {
        let parts = metrics.network.parts
        let edge = street.edge
        var column = identityCount
        func next() -> Int {
            column += 1
            return column - 1
        }
        batch.append(Int64(breakIndex), to: next())
        batch.append(Int64(breakIndex), to: next())
        batch.append(parts.streetID[Int(parts.edgeStreet[edge])], to: next())
        batch.append(names.value(of: edge), to: next())
        batch.append(LocationValues.position(on: edge, at: stretch.from, in: metrics.network), to: next())
        batch.append(LocationValues.position(on: edge, at: stretch.to, in: metrics.network), to: next())
        batch.append(stretch.length, to: next())
        func appendCosts(_ from: Int64, _ to: Int64, on metric: Metric) {
            // A barrier at the end of a line is passed before it or behind it.
            let paid = metric.paidAtEnds(of: street.stretch)
            let costs = [from + paid.beginning, to - paid.end]
            // Towards the facility, costs are those that remain, and fall.
            for cost in metrics.travelsToFacility ? costs.reversed() : costs {
                batch.append(metric.amount(of: cost), to: next())
            }
        }
        appendCosts(street.reached.fromCost, street.reached.toCost, on: metrics.told)
        for (place, span) in street.accumulated.enumerated() {
            appendCosts(span.from, span.to, on: metrics.accumulated[place])
        }
        if lines.measures { batch.append(.text(measures(of: street, stretch, at: measured)), to: next()) }
    }

    /// Leaves the ends of the last line; nothing of one that comes back to where it starts.
    private mutating func straighten(from first: Int) {
        let (start, end) = (batch.places[first], batch.places[batch.places.count - 1])
        batch.places.removeSubrange(first...)
        if start != end { batch.places += [start, end] }
    }

    /// The cost at each vertex that is drawn.
    private func measures(of street: ReachedStreet, _ stretch: EdgeStretch, at places: [Coordinate]) -> String {
        let text = CostText(impedance: parameters.impedance)
        let offsets = metrics.offsets(of: stretch, along: places)
        let shown = lines.shape == .straight ? [offsets.first, offsets.last].compactMap(\.self) : offsets
        let paid = metrics.told.paidAtEnds(of: street.stretch)
        return shown.map { offset in
            let before = offset == street.stretch.from ? paid.beginning : 0
            let behind = offset == street.stretch.to ? paid.end : 0
            return text.shortest(metrics.amount(of: metrics.cost(at: offset, of: street) + before - behind))
        }.joined(separator: " ")
    }
}

extension ServiceAreaMetrics {
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
