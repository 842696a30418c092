import Vocabulary

/// What every directed edge costs of an impedance, barriers aside.
struct EdgeCosts {
    /// Directed edge to its cost in steps, or `closed`.
    let whole: FlatArray<UInt32>
    /// Millionths of a user's unit in a step; 1 for time and length.
    let step: Int64

    /// - Parameter leastStep: a power of ten; the step of a user's cost is not finer.
    init(
        network: StreetNetwork, weights: ModeWeights, impedance: Impedance, steered: Bool, leastStep: Int64 = 1
    ) {
        let plain: FlatArray<UInt32>
        switch impedance {
        case .time: (plain, step) = (weights.time, 1)
        case .length:
            step = 1
            plain = FlatArray(
                (0..<weights.time.count).map {
                    weights.time[$0] == closed ? closed : network.parts.edgeLength[$0 >> 1]
                })
        case .attribute(let name):
            let own = UserCost(named: name, network: network, leastStep: leastStep)
            step = own.step
            // A search needs costs above nothing; what a path costs is told as it is.
            plain = FlatArray(own.steps(where: { weights.time[$0] != closed }, least: steered ? 1 : 0))
        }
        guard steered, let steering = weights.steering else {
            whole = plain
            return
        }
        whole = FlatArray(
            (0..<plain.count).map { directed in
                guard plain[directed] != closed else { return closed }
                return UInt32(min(max(1, (Double(plain[directed]) * steering[directed]).rounded()), Double(closed - 1)))
            })
    }
}

/// A cost that users defined, shared out to the edges of each street by their lengths.
private struct UserCost {
    private let network: StreetNetwork
    private let cost: UnsafeBufferPointer<Int64>?
    /// A power of ten: as fine as the dearest street lets it be in 32 bits.
    let step: Int64

    init(named name: String, network: StreetNetwork, leastStep: Int64) {
        self.network = network
        cost = network.costNames.firstIndex(of: name).map { network.parts.streetCost[$0] }
        var step = leastStep
        let most = cost?.max() ?? 0
        while most / step >= Int64(closed) / 2 { step *= 10 }
        self.step = step
    }

    func steps(where isOpen: (Int) -> Bool, least: UInt32) -> [UInt32] {
        (0..<network.directedEdgeCount).map { isOpen($0) ? max(least, steps(of: $0)) : closed }
    }

    /// The part of its street's cost that an edge has, so that the parts add up to the whole.
    private func steps(of directed: Int) -> UInt32 {
        guard let cost else { return 0 }
        let (parts, edge) = (network.parts, directed >> 1)
        let street = Int(parts.edgeStreet[edge])
        let whole = cost[street * 2 + (directed & 1)]
        let from = parts.edgeStreetOffset[edge]
        let to = from + network.length(of: edge)
        return UInt32(share(whole, upTo: to, of: street) - share(whole, upTo: from, of: street))
    }

    private func share(_ whole: Int64, upTo offset: Int64, of street: Int) -> Int64 {
        let length = max(1, network.parts.streetLength[street])
        if offset >= length { return whole / step + (whole % step >= (step + 1) / 2 ? 1 : 0) }
        return Int64((Double(whole) / Double(step) * Double(offset) / Double(length)).rounded())
    }
}
