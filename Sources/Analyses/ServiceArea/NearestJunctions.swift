import StreetNetwork

/// Whose the junctions are that facilities share out: that of least cost, of equal ones the first facility.
///
/// A street that ends at a junction may belong to another facility up to its very end, as a one-way does that only that one
/// can take. What lies nearest to the junction is not that one's for it.
struct NearestJunctions {
    struct Owner {
        let cost: Int64
        let facility: Int
    }

    /// What of a street goes with its junction, in millimetres: places on the map are centimetres apart.
    private static let end: Int64 = 250

    private let network: StreetNetwork
    private var owners: [Int: Owner] = [:]

    /// - Parameter streets: each place with the facility of least cost.
    init(of streets: [ReachedStreet], on network: StreetNetwork) {
        self.network = network
        for street in streets {
            let (reached, edge) = (street.reached, street.edge)
            let isForward = street.stretch.directed.isForward
            let (low, high) = isForward ? (reached.fromCost, reached.toCost) : (reached.toCost, reached.fromCost)
            if street.low == 0 { take(Owner(cost: low, facility: street.facility), at: start(of: edge)) }
            if street.high == network.length(of: edge) {
                take(Owner(cost: high, facility: street.facility), at: end(of: edge))
            }
        }
    }

    private mutating func take(_ owner: Owner, at junction: Int) {
        if let known = owners[junction], (known.cost, known.facility) <= (owner.cost, owner.facility) { return }
        owners[junction] = owner
    }

    private func start(of edge: Int) -> Int { network.tail(of: DirectedEdge(edge: edge, forward: true)) }

    private func end(of edge: Int) -> Int { network.tail(of: DirectedEdge(edge: edge, forward: false)) }

    /// The stretches of a street, whose last part before a junction goes to the facility whose that is.
    ///
    /// - Parameters:
    ///   - stretches: of one edge, ascending.
    ///   - label: that of an owner; nil where it has none.
    func givingBack(
        _ stretches: [LabelledStretch], of facility: Int, label: (Owner) -> Int32?
    ) -> [LabelledStretch] {
        guard let first = stretches.first, let last = stretches.last else { return stretches }
        var given = stretches
        if last.high == network.length(of: last.edge), last.high - last.low > 2 * Self.end,
            let label = other(than: facility, at: end(of: last.edge)).flatMap(label)
        {
            given[given.count - 1].high -= Self.end
            given.append(
                LabelledStretch(edge: last.edge, low: last.high - Self.end, high: last.high, label: label))
        }
        if first.low == 0, given[0].high > 2 * Self.end,
            let label = other(than: facility, at: start(of: first.edge)).flatMap(label)
        {
            let own = given[0]
            given[0] = LabelledStretch(edge: own.edge, low: Self.end, high: own.high, label: own.label)
            given.insert(LabelledStretch(edge: own.edge, low: 0, high: Self.end, label: label), at: 0)
        }
        return given
    }

    private func other(than facility: Int, at junction: Int) -> Owner? {
        owners[junction].flatMap { $0.facility == facility ? nil : $0 }
    }
}
