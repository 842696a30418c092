/// The sequences of directed edges that turn restrictions over several edges forbid.
///
/// A restriction that says what must be done binds who has entered its first via edge: from there on every other way is
/// forbidden. Where several begin alike, what one of them says may be done, as with those at one junction; and traffic that
/// may not use the streets of one is not meant by it.
struct ForbiddenSequences {
    private let network: StreetNetwork
    private let restrictions: [TurnRestriction]
    private let isOpen: (DirectedEdge) -> Bool

    /// - Parameter restrictions: those that bind the traffic.
    init(_ restrictions: [TurnRestriction], in network: StreetNetwork, isOpen: @escaping (DirectedEdge) -> Bool) {
        self.network = network
        self.restrictions = restrictions
        self.isOpen = isOpen
    }

    /// In the order of the restrictions.
    var all: [[DirectedEdge]] { chains(.no) + leftOver }

    private func chains(_ kind: TurnRestriction.Kind) -> [[DirectedEdge]] {
        restrictions.filter { $0.kind == kind }.compactMap(\.chain)
    }

    /// What leads off the ways that must be kept to.
    private var leftOver: [[DirectedEdge]] {
        var beginnings: [[DirectedEdge]] = []
        var next: [[DirectedEdge]: Set<DirectedEdge>] = [:]
        for chain in chains(.only) where chain.dropFirst().allSatisfy(isOpen) {
            for count in 2..<chain.count {
                let beginning = Array(chain[..<count])
                if next[beginning] == nil { beginnings.append(beginning) }
                next[beginning, default: []].insert(chain[count])
            }
        }
        return beginnings.flatMap { beginning in
            network.departures(of: network.head(of: beginning[beginning.count - 1]))
                .filter { !(next[beginning]?.contains($0) ?? false) }
                .map { beginning + [$0] }
        }
    }
}

extension TurnRestriction {
    /// The edges of a restriction over several edges, in order; nil for one at a junction.
    var chain: [DirectedEdge]? {
        guard let from = from.first, let to = to.first, !viaEdges.isEmpty else { return nil }
        return [from] + viaEdges + [to]
    }

    /// How many states the restriction adds to a search at most, mirrored or not.
    func stateLimit(in network: StreetNetwork) -> Int {
        guard let chain, kind == .only else { return viaEdges.count }
        // Mirrored, each way that leads off begins a sequence of its own.
        return (2..<chain.count).reduce(viaEdges.count) { limit, count in
            limit + network.departures(of: network.head(of: chain[count - 1])).count * (count - 1)
        }
    }
}
