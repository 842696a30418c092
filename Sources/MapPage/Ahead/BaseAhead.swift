import Dispatch
import StreetNetwork
import Synchronization
import Vocabulary

/// Draws streets while jobs run on them: all of a network, since results often lie all over it.
///
/// Whether they do is known in the end only; what was drawn for nothing is thrown away. The page is the same with it and without.
final class BaseAhead: Sendable {
    /// Edges of networks for all of which there is hardly room on a page: they take long to draw, most likely for nothing.
    private static let mostEdges = PageBudget.bases / StreetLines.leastBytes

    private enum Drawing: Sendable {
        case begun(Cancellation)
        case done(BaseMap)
    }

    private let networks: any BaseNetworks
    private let drawings = Mutex<[RecordedJob.Network: Drawing]>([:])
    private let queue = DispatchQueue(label: "base ahead", qos: .utility)

    init(networks: any BaseNetworks) { self.networks = networks }

    /// Draws a network, soon and on another thread; once, however often it is asked for.
    func begin(_ network: RecordedJob.Network) {
        let cancellation = Cancellation()
        let isNew = drawings.withLock { drawings in
            if drawings[network] != nil { return false }
            drawings[network] = .begun(cancellation)
            return true
        }
        if isNew { queue.async { self.draw(network, Aside(cancellation: cancellation)) } }
    }

    /// The streets of a network around results, where they were drawn, or are being drawn: it waits for them.
    ///
    /// - Parameter limit: bytes of the page.
    /// - Returns: nil where they are to be drawn now.
    func map(
        of network: RecordedJob.Network, _ streets: StreetNetwork, _ surroundings: Surroundings, limit: Int
    ) -> BaseMap? {
        guard surroundings.areAll(of: streets.parts.extent) else { return nil }
        queue.sync {}
        guard case .done(let map)? = drawings.withLock({ $0[network] }) else { return nil }
        // What was not cut to a larger limit is the same within a smaller one that it fits into.
        return limit == PageBudget.bases || map.remarks.isEmpty && map.byteCount <= limit ? map : nil
    }

    /// Draws nothing any more but what is wanted.
    func stop(allBut wanted: Set<RecordedJob.Network> = []) {
        for (network, drawing) in drawings.withLock(\.self) where !wanted.contains(network) {
            if case .begun(let cancellation) = drawing { cancellation.cancel(.interrupted) }
        }
    }

    private func draw(_ network: RecordedJob.Network, _ pace: Aside) {
        guard pace.cancellation.reason == nil,
            case .streets(let streets)? = networks.network(network.name, digest: network.digest),
            streets.edgeCount <= Self.mostEdges
        else { return }
        let base = StreetBase(streets, Surroundings(all: streets.parts.extent), limit: PageBudget.bases)
        guard let map = try? base.map(named: network.name, pace) else { return }
        drawings.withLock { $0[network] = .done(map) }
    }
}
