/// The compiled networks that jobs tell of, each opened once.
struct OpenNetworks: Sendable {
    private let networks: [RecordedJob.Network: BaseNetwork]

    /// - Parameter documents: of all jobs; nil for those without outputs.
    init(of documents: [RecordedJob?], from kept: any BaseNetworks) {
        let used = Set(documents.compactMap { $0?.network })
        let found = used.compactMap { network in
            kept.network(network.name, digest: network.digest).map { (network, $0) }
        }
        networks = Dictionary(uniqueKeysWithValues: found)
    }

    /// Nil where it is not kept any more.
    subscript(_ network: RecordedJob.Network) -> BaseNetwork? { networks[network] }
}
