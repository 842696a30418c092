import Preparation
import Synchronization

/// Tells of the networks of streets that jobs run on, of each once.
final class NetworkMeetings: Sendable {
    private let told = Mutex<Set<String>>([])
    private let tell: @Sendable (CrewEvent) -> Void

    init(tell: @escaping @Sendable (CrewEvent) -> Void) { self.tell = tell }

    func add(_ network: LoadedNetwork) {
        if told.withLock({ $0.insert(network.name).inserted }) {
            tell(.met(network: network.name, digest: network.digest.description))
        }
    }
}
