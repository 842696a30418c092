import StreetNetwork

/// A stretch of a street that is reached from a facility, and what it costs to come there.
///
/// Travel goes away from the facility in the metric's own sense: where ways lead to facilities, edges are turned round.
struct ReachedStreet {
    /// With told costs, in steps; its origin is the facility's place in the job.
    let reached: ReachedStretch
    /// By the metrics that are accumulated, in steps of each.
    let accumulated: [AccumulatedCost]

    var stretch: EdgeStretch { reached.stretch }
    var edge: Int { reached.stretch.directed.edge }
    var low: Int64 { reached.low }
    var high: Int64 { reached.high }
    var facility: Int { Int(reached.origin) }
}

extension ServiceAreaMetrics {
    /// What it costs to come to a position of a reached street, in told steps.
    func cost(at offset: Int64, of street: ReachedStreet) -> Int64 {
        street.reached.fromCost + cost(street.stretch, upTo: offset, on: told)
    }

    /// The part of a reached street between two positions, travelled as the whole is.
    func part(of street: ReachedStreet, low: Int64, high: Int64) -> ReachedStreet {
        let whole = street.stretch
        let isForward = whole.directed.isForward
        let part = EdgeStretch(
            directed: whole.directed, from: isForward ? low : high, to: isForward ? high : low)
        guard part != whole else { return street }
        let reached = ReachedStretch(
            part, fromCost: cost(at: part.from, of: street), toCost: cost(at: part.to, of: street),
            origin: street.reached.origin)
        let spans = zip(street.accumulated, accumulated).map { span, metric in
            AccumulatedCost(
                from: span.from + cost(whole, upTo: part.from, on: metric),
                to: span.from + cost(whole, upTo: part.to, on: metric))
        }
        return ReachedStreet(reached: reached, accumulated: spans)
    }

    private func cost(_ whole: EdgeStretch, upTo offset: Int64, on metric: Metric) -> Int64 {
        guard offset != whole.from else { return 0 }
        // What is travelled is open to every metric of the job.
        return metric.cost(of: EdgeStretch(directed: whole.directed, from: whole.from, to: offset)) ?? 0
    }
}

extension ServiceAreaMetrics {
    /// Cuts a reached street where breaks fall and visits the parts, in the order of the edge's digitised direction; what
    /// lies beyond the last break is left out.
    ///
    /// - Parameters:
    ///   - breaks: ascending, in told steps.
    ///   - visit: told a part, and the first break that it is within, by its place.
    func cut(
        _ street: ReachedStreet, at breaks: [Int64], visit: (_ part: ReachedStreet, _ breakIndex: Int) throws -> Void
    ) rethrows {
        guard let first = breaks.firstIndex(where: { street.reached.fromCost <= $0 }) else { return }
        // Few streets are met by a break.
        if street.reached.toCost <= breaks[first] { return try visit(street, first) }
        let pieces = street.reached.pieces(at: breaks, on: told)
        for (piece, breakIndex) in street.stretch.directed.isForward ? pieces : pieces.reversed() {
            try visit(part(of: street, low: piece.low, high: piece.high), breakIndex)
        }
    }

    /// The parts of streets that lie within breaks, each with a label.
    ///
    /// - Parameters:
    ///   - streets: ascending by edge and position, with told costs.
    ///   - breaks: ascending, in the base of the impedance.
    ///   - label: of a break, by its place.
    func labelled(
        _ streets: some Collection<ReachedStretch>, at breaks: [Int64], label: (Int) -> Int32
    ) -> [LabelledStretch] {
        let limits = breaks.map(steps(within:))
        let labels = breaks.indices.map(label)
        var labelled: [LabelledStretch] = []
        labelled.reserveCapacity(streets.count)
        for street in streets {
            guard let first = limits.firstIndex(where: { street.fromCost <= $0 }) else { continue }
            // Few streets are met by a break.
            guard street.toCost > limits[first] else {
                labelled.append(LabelledStretch(street, label: labels[first]))
                continue
            }
            let pieces = street.pieces(at: limits, on: told)
            for (piece, breakIndex) in street.stretch.directed.isForward ? pieces : pieces.reversed() {
                labelled.append(LabelledStretch(piece, label: labels[breakIndex]))
            }
        }
        return labelled
    }
}
