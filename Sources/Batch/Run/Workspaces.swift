import Analyses
import Preparation
import StreetNetwork
import UtilityNetwork

/// What one worker needs of memory: workspaces for each network that it has met. Handed on from job to job, which may run on
/// different threads, one at a time.
final class Workspaces: @unchecked Sendable {
    /// Holds values that cannot be copied.
    private final class Holder {
        var search: PathSearch

        init(_ network: StreetNetwork) { search = PathSearch(network: network) }
    }

    private final class AreaHolder {
        var areas: ServiceAreaWorkspace

        init(_ network: StreetNetwork) { areas = ServiceAreaWorkspace(network: network) }
    }

    /// Serves all utility networks.
    var trace = TraceWorkspace()
    private var holders: [ObjectIdentifier: Holder] = [:]
    private var areaHolders: [ObjectIdentifier: AreaHolder] = [:]

    func withSearch<Answer>(on network: StreetNetwork, _ body: (inout PathSearch) throws -> Answer) rethrows -> Answer {
        let holder = holders[ObjectIdentifier(network)] ?? Holder(network)
        holders[ObjectIdentifier(network)] = holder
        return try body(&holder.search)
    }

    func withAreas<Answer>(
        on network: StreetNetwork, _ body: (inout ServiceAreaWorkspace) throws -> Answer
    ) rethrows -> Answer {
        let holder = areaHolders[ObjectIdentifier(network)] ?? AreaHolder(network)
        areaHolders[ObjectIdentifier(network)] = holder
        return try body(&holder.areas)
    }
}
