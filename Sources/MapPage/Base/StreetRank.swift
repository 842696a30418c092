import StreetNetwork

/// How much a street stands out on a map, first what leads farthest.
enum StreetRank: Int, CaseIterable {
    case motorway, main, collector, street, service, path, ferry

    /// In the words of legends.
    var name: String {
        switch self {
        case .motorway: "motorways"
        case .main: "main roads"
        case .collector: "connecting streets"
        case .street: "streets"
        case .service: "service roads"
        case .path: "paths"
        case .ferry: "ferries"
        }
    }

    init(_ tags: Tags) {
        let name = tags["highway"] ?? tags["class"] ?? (tags["route"] == "ferry" ? "ferry" : "")
        switch name.hasSuffix("_link") ? String(name.dropLast("_link".count)) : name {
        case "motorway", "trunk": self = .motorway
        case "primary", "secondary": self = .main
        case "tertiary": self = .collector
        case "service", "driveway", "parking_aisle": self = .service
        case "footway", "path", "cycleway", "steps", "track", "bridleway", "pedestrian", "corridor", "platform":
            self = .path
        case "ferry": self = .ferry
        default: self = .street
        }
    }
}
