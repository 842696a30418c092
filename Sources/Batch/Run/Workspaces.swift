import Preparation
import StreetNetwork

/// What one worker needs of memory: a search workspace for each network that it has met.
final class Workspaces {
    /// Holds a value that cannot be copied.
    private final class Holder {
        var search: PathSearch

        init(_ network: StreetNetwork) { search = PathSearch(network: network) }
    }

    private var holders: [ObjectIdentifier: Holder] = [:]

    func withSearch<Answer>(on network: StreetNetwork, _ body: (inout PathSearch) throws -> Answer) rethrows -> Answer {
        let holder = holders[ObjectIdentifier(network)] ?? Holder(network)
        holders[ObjectIdentifier(network)] = holder
        return try body(&holder.search)
    }
}
