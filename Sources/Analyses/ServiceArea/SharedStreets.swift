import StreetNetwork
import Vocabulary

/// What facilities reach together: decided on the network, by cost.
struct SharedStreets {
    /// Facilities with equal breaks and what they reach, each place from the one of least cost.
    struct Group {
        let breaks: [Int64]
        let streets: [ReachedStreet]
    }

    let groups: [Group]
    /// Whether a junction is reached where the network's data ends.
    let reachesEdgeOfData: Bool
    /// What is reached by any facility, each place with the one of least cost among those that reach it within their own
    /// breaks; ascending by edge and position.
    let nearest: [ReachedStreet]

    /// - Throws: `Cancelled`.
    init(
        of facilities: [LocatedFacility], _ search: ServiceAreaSearch, accumulates: Bool,
        _ workspace: inout ReachSearch
    ) throws {
        var reachesEdgeOfData = false
        var nearest = NearestStreets(search.metrics)
        groups = try FacilityGroup.groups(of: facilities).map { group in
            var streets = NearestStreets(search.metrics)
            for members in group.searched(on: search.metrics) {
                let found = try search.streets(from: members, accumulates: accumulates, &workspace)
                if found.reachesEdgeOfData { reachesEdgeOfData = true }
                streets.add(found.streets)
            }
            let own = Group(breaks: group.breaks, streets: streets.all)
            nearest.add(own.streets)
            return own
        }
        self.reachesEdgeOfData = reachesEdgeOfData
        self.nearest = nearest.all
    }

    /// The nearest streets by the facility's place in the job.
    func nearestByFacility(count: Int) -> [[ReachedStreet]] {
        var own = [[ReachedStreet]](repeating: [], count: count)
        for street in nearest { own[street.facility].append(street) }
        return own
    }

    /// All breaks of all facilities, ascending, each once.
    var breaks: [Int64] { Set(groups.flatMap(\.breaks)).sorted() }

    /// What lies in the area of each break, labelled by its place among all breaks: of several breaks the least.
    func labelled(_ metrics: ServiceAreaMetrics) -> [LabelledStretch] {
        let all = breaks
        let number = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, Int32($0)) })
        let own = groups.flatMap { group in
            metrics.labelled(group.streets.lazy.map(\.reached), at: group.breaks) { number[group.breaks[$0]] ?? 0 }
        }
        return groups.count > 1 ? LabelledStretch.lowest(of: own) : own
    }

    /// What the facilities that have a break reach within it, labelled 0.
    func labelled(within limit: Int64, _ metrics: ServiceAreaMetrics) -> [LabelledStretch] {
        let own = groups.filter { $0.breaks.contains(limit) }.flatMap { group in
            metrics.labelled(group.streets.lazy.map(\.reached), at: [limit]) { _ in 0 }
        }
        return LabelledStretch.lowest(of: own)
    }
}
