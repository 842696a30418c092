/// A pair for every key of a route job that says how a network is travelled: costs, restrictions, streets for places.
enum TravelPairs {
    static let ofJobs = costs + usages("restrictions.NAME") { usage(round: $0, job: "{key}") } + places
    /// The restrictions of a travel mode.
    static let ofModes = usages("travel_modes.NAME.restrictions.NAME") { usage(round: $0, mode: "{key}") }

    private static let tolls = "\"toll\": 0.5, \"fee\": 2, \"kind\": \"b\""
    private static let keys = "costs: {toll: toll, fee: fee}, restrictions: {works: \"kind = 'b'\"}"

    private static let costs = [
        KeyPair("accumulate", nil, "[toll]", "routes.geojson", in: town),
        KeyPair("accumulate", "[toll]", "[toll, fee]", "routes.geojson", in: town),
        // The street under test is nearer, and the way round costs nothing.
        KeyPair("impedance", "length", "toll", "routes.geojson/total_length", in: town),
        KeyPair("restrictions", nil, "{works: prohibit}", "routes.geojson/total_length", in: town),
        KeyPair("restrictions", nil, "[works]", "routes.geojson/total_length", in: town),
    ]

    private static let town = StreetTown.project(street: tolls, others: "\"toll\": 0", streets: keys, job: "{key}")

    /// Two usages, and what the way round must cost for each of them to choose another way, where the street costs 1.
    static let borders = [
        ("prohibit", "avoid_high", 7), ("avoid_high", "avoid_medium", 3), ("avoid_medium", "avoid_low", 1.6),
        ("avoid_low", "off", 1.15), ("off", "prefer_low", 0.9), ("prefer_low", "prefer_medium", 0.65),
        ("prefer_medium", "prefer_high", 0.35),
    ]

    private static func usages(_ key: String, _ files: (_ round: Double) -> [String: String]) -> [KeyPair] {
        borders.map { one, other, round in
            KeyPair(key, one, other, "routes.geojson/total_toll", in: files(round), names: ["works"])
        }
    }

    /// - Parameter round: what the way round costs.
    private static func usage(round: Double, job: String = "", mode: String = "") -> [String: String] {
        StreetTown.project(
            street: "\"toll\": 1, \"kind\": \"b\"", others: "\"toll\": \(round)",
            streets: "costs: {toll: toll}, restrictions: {works: \"kind = 'b'\"}", job: "impedance: toll\n" + job,
            mode: StreetTown.defaultMode + ", " + mode)
    }

    /// The stop is beside the street under test, and a little farther from the way round.
    private static let places = [
        KeyPair("locate.where", nil, "{lit: ['yes']}", "stops.csv/snap_y", in: lit),
        KeyPair("locate.where.NAME", nil, "['yes']", "stops.csv/snap_y", in: lit, names: ["lit"]),
    ]

    private static let lit = StreetTown.project(
        street: "\"lit\": \"no\"", others: "\"lit\": \"yes\"", streets: "fields: {tags: {lit: lit}}", job: "{key}",
        to: (14, 0))
}
