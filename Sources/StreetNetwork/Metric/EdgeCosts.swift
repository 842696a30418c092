import Vocabulary

/// What every directed edge costs of an impedance, barriers aside.
struct EdgeCosts {
    let whole: PassingCosts
    /// Millionths of a user's unit in a step; 1 for time and length.
    let step: Int64

    /// - Parameter leastStep: a power of ten; the step of a user's cost is not finer.
    init(
        network: StreetNetwork, weights: ModeWeights, impedance: Impedance, steered: Bool, leastStep: Int64 = 1
    ) {
        let steering = steered ? weights.steering : nil
        let mostOfAll = PassingCosts.mostOfAll(withDestinationOnly: weights.hasDestinationOnly)
        let plain: PassingCosts
        switch impedance {
        case .time: (plain, step) = (PassingCosts(weights.time), 1)
        case .length:
            step = 1
            plain = PassingCosts(
                FlatArray(
                    (0..<weights.time.count).map {
                        weights.time[$0] == closed ? closed : network.parts.edgeLength[$0 >> 1]
                    }))
        case .attribute(let name):
            let most = steering?.values.max().map { max(1, $0) } ?? 1
            let own = UserCost(
                named: name, network: network, dearerBy: most, leastStep: leastStep, mostOfAll: mostOfAll)
            step = own.step
            // A search needs costs above nothing; what a path costs is told as it is.
            let least: Int64 = steered ? 1 : 0
            plain = PassingCosts(count: network.directedEdgeCount) { directed in
                weights.time[directed] == closed ? nil : max(least, own.steps(of: directed))
            }
        }
        guard let steering else {
            whole = plain
            return
        }
        let most = Double(mostOfAll)
        whole = PassingCosts(count: plain.count) { directed in
            guard plain[directed] != closed else { return nil }
            return Int64(min(max(1, (Double(plain.cost(of: directed)) * steering[directed]).rounded()), most))
        }
    }
}

/// A cost that users defined, shared out to the edges of each street by their lengths.
private struct UserCost {
    private let network: StreetNetwork
    private let cost: UnsafeBufferPointer<Int64>?
    /// A power of ten: 1 unless streets are so dear that ways over them could not be added up.
    let step: Int64

    /// - Parameters:
    ///   - factor: how much dearer searches may take streets for.
    ///   - mostOfAll: what streets may cost together that do not fit into 32 bits.
    init(named name: String, network: StreetNetwork, dearerBy factor: Double, leastStep: Int64, mostOfAll: Int64) {
        self.network = network
        cost = network.costNames.firstIndex(of: name).map { network.parts.streetCost[$0] }
        step = Self.step(for: cost, dearerBy: factor, least: leastStep, mostOfAll)
    }

    /// As fine as may be: either all streets fit into 32 bits, or those that do not fit together into what they may.
    private static func step(
        for cost: UnsafeBufferPointer<Int64>?, dearerBy factor: Double, least: Int64, _ mostOfAll: Int64
    ) -> Int64 {
        guard let cost, let most = cost.max() else { return least }
        let dear = Int64(closed) / 2
        var step = least
        while most / step >= dear {
            let sum = cost.reduce(0.0) { $1 / step >= dear ? $0 + Double($1) : $0 }
            if sum * factor < Double(mostOfAll) * Double(step) { break }
            step *= 10
        }
        return step
    }

    /// The part of its street's cost that an edge has, so that the parts add up to the whole.
    func steps(of directed: Int) -> Int64 {
        guard let cost else { return 0 }
        let (parts, edge) = (network.parts, directed >> 1)
        let street = Int(parts.edgeStreet[edge])
        let whole = cost[street * 2 + (directed & 1)]
        let from = parts.edgeStreetOffset[edge]
        let to = from + network.length(of: edge)
        return share(whole, upTo: to, of: street) - share(whole, upTo: from, of: street)
    }

    private func share(_ whole: Int64, upTo offset: Int64, of street: Int) -> Int64 {
        let length = max(1, network.parts.streetLength[street])
        if offset >= length { return whole / step + (whole % step >= (step + 1) / 2 ? 1 : 0) }
        let divisor = Int128(length) * Int128(step)
        return Int64((Int128(whole) * Int128(offset) * 2 + divisor) / (divisor * 2))
    }
}
