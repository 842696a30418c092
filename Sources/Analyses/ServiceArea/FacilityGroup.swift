/// Facilities with equal breaks.
struct FacilityGroup {
    /// Ascending, in the base of the impedance.
    let breaks: [Int64]
    private(set) var members: [LocatedFacility]

    /// The members that one search finds the streets of together. A search that is steered gives a place to whoever comes
    /// there most cheaply as it is steered, and not as breaks count: then each facility has a search of its own.
    func searched(on metrics: ServiceAreaMetrics) -> [[LocatedFacility]] {
        metrics.isSteered ? members.map { [$0] } : [members]
    }

    /// The groups in the order of their first members.
    static func groups(of facilities: [LocatedFacility]) -> [FacilityGroup] {
        var groups: [FacilityGroup] = []
        var number: [[Int64]: Int] = [:]
        for facility in facilities {
            if let known = number[facility.breaks] {
                groups[known].members.append(facility)
            } else {
                number[facility.breaks] = groups.count
                groups.append(FacilityGroup(breaks: facility.breaks, members: [facility]))
            }
        }
        return groups
    }
}
