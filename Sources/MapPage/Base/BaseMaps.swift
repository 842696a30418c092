import Geometry
import StreetNetwork

/// The networks of all jobs, as far as results lie in them.
struct BaseMaps {
    private let networks: OpenNetworks
    /// In the order of the jobs.
    private let wanted: [RecordedJob.Network]
    private let boxes: [RecordedJob.Network: [Box]]
    /// Of jobs without a network.
    private let loose: [Box]
    private let ahead: BaseAhead?

    /// - Parameter ahead: what has drawn some of them already.
    init(networks: OpenNetworks, jobs: [JobDrawing], ahead: BaseAhead?) {
        (self.networks, self.ahead) = (networks, ahead)
        var (wanted, boxes, loose): ([RecordedJob.Network], [RecordedJob.Network: [Box]], [Box]) = ([], [:], [])
        for drawing in jobs where !drawing.box.isEmpty {
            guard let network = drawing.document?.network else {
                loose.append(drawing.box)
                continue
            }
            if boxes[network] == nil { wanted.append(network) }
            boxes[network, default: []].append(drawing.box)
        }
        (self.wanted, self.boxes, self.loose) = (wanted, boxes, loose)
    }

    func all() -> [BaseMap] {
        ahead?.stop(allBut: Set(wanted.filter(isAllWanted)))
        let limit = PageBudget.bases / max(wanted.count, 1)
        return wanted.map { network in
            switch networks[network] {
            case .streets(let streets):
                let surroundings = surroundings(on: network, streets)
                return ahead?.map(of: network, streets, surroundings, limit: limit)
                    ?? StreetBase(streets, surroundings, limit: limit).map(named: network.name)
            case .utility(let pipes):
                return UtilityBase(pipes, Surroundings(results(on: network)), limit: limit).map(named: network.name)
            case nil:
                let remark = "the network \(network.name) is not drawn: it is not kept in the form of this run any more"
                return BaseMap(network: network.name, kind: "none", layers: [], remarks: [remark])
            }
        }
    }

    private func results(on network: RecordedJob.Network) -> [Box] { (boxes[network] ?? []) + loose }

    /// Whether results lie all over a network of streets.
    private func isAllWanted(_ network: RecordedJob.Network) -> Bool {
        guard case .streets(let streets)? = networks[network] else { return false }
        return surroundings(on: network, streets).areAll(of: streets.parts.extent)
    }

    private func surroundings(on network: RecordedJob.Network, _ streets: StreetNetwork) -> Surroundings {
        Surroundings(results(on: network), within: streets.parts.extent)
    }
}
