import StreetNetwork

/// The classes of streets in OpenStreetMap's vocabulary (https://wiki.openstreetmap.org/wiki/Key:highway).
enum HighwayClasses {
    private static let known: Set<String> = [
        "motorway", "motorway_link", "trunk", "trunk_link", "primary", "primary_link", "secondary", "secondary_link",
        "tertiary", "tertiary_link", "unclassified", "residential", "living_street", "service", "pedestrian", "track",
        "bus_guideway", "busway", "escape", "raceway", "road", "footway", "bridleway", "steps", "corridor", "path",
        "cycleway", "construction", "proposed", "platform", "elevator", "rest_area", "services",
    ]

    /// The tag that says a class in OpenStreetMap's words; nil for one that it has not. Case is ignored; of a list parted by `;` the first
    /// one is it.
    static func tag(of streetClass: String) -> (key: String, value: String)? {
        guard let value = Tags.list(streetClass).first?.lowercased() else { return nil }
        if value == "ferry" { return ("route", "ferry") }
        return known.contains(value) ? ("highway", value) : nil
    }
}
