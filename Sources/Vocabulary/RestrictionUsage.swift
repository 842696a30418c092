/// What a restriction of a network means to a job: closed, dear, cheap, or nothing.
public enum RestrictionUsage: String, Sendable, CaseIterable {
    case off, prohibit
    case avoidHigh = "avoid_high"
    case avoidMedium = "avoid_medium"
    case avoidLow = "avoid_low"
    case preferLow = "prefer_low"
    case preferMedium = "prefer_medium"
    case preferHigh = "prefer_high"

    /// What the costs of restricted streets are multiplied with while the cheapest way is looked for; nil where the
    /// restriction closes them or does nothing. Totals do not have it.
    ///
    /// Source: the values of Network Analyst's usages
    /// (https://pro.arcgis.com/en/pro-app/latest/help/analysis/networks/restriction-attribute.htm).
    public var factor: Double? {
        switch self {
        case .off, .prohibit: nil
        case .avoidHigh: 5
        case .avoidMedium: 2
        case .avoidLow: 1.3
        case .preferLow: 0.8
        case .preferMedium: 0.5
        case .preferHigh: 0.2
        }
    }
}
