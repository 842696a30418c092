import Vocabulary

/// What junctions are to a mode: read once for each set of tags.
struct GateJunctions {
    enum Kind {
        case open, closed, gate
    }

    private let network: StreetNetwork
    private let kindOfTags: [Kind]

    init(of network: StreetNetwork, _ mode: TravelMode) {
        self.network = network
        let mode = mode.reading(tagsOf: network)
        kindOfTags = (0..<network.tagSets.count).map { set in
            let tags = network.tagSets[UInt32(set)]
            if mode.passage(of: tags) == .closed { return .closed }
            return mode.isReachedOnly(junction: tags) ? .gate : .open
        }
    }

    subscript(junction: Int) -> Kind { kindOfTags[Int(network.parts.junctionTags[junction])] }

    func all(_ kind: Kind) -> [Int] {
        kindOfTags.contains { $0 == kind } ? (0..<network.junctionCount).filter { self[$0] == kind } : []
    }
}
