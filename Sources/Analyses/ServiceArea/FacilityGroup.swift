/// Facilities with equal breaks: one search does for all of them.
struct FacilityGroup {
    /// Ascending, in the base of the impedance.
    let breaks: [Int64]
    private(set) var members: [LocatedFacility]

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
