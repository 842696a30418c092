/// A pair for every key that says how streets are travelled, whatever the job: costs, restrictions, streets for places,
/// barriers.
struct TravelPairs {
    let job: TravellingJob

    var all: [KeyPair] {
        costs + Self.usages("restrictions.NAME", at: job.toll) { usage(round: $0) } + places
            + CommonPairs(job: job).all + BarrierPairs(job: job).all
            + BarrierPlacePairs(job: job).all
    }

    /// The restrictions of a travel mode.
    static let ofModes = usages("travel_modes.NAME.restrictions.NAME", at: TravellingJob.route.toll) { round in
        TravelPairs(job: .route).usage(round: round, more: "", mode: "{key}")
    }

    private static let tolls = "\"toll\": 0.5, \"fee\": 2, \"kind\": \"b\""
    private static let keys = "costs: {toll: toll, fee: fee}, restrictions: {works: \"kind = 'b'\"}"

    private var costs: [KeyPair] {
        let town = project(StreetTown.project(street: Self.tolls, others: "\"toll\": 0", streets: Self.keys))
        return [
            KeyPair("accumulate", nil, "[toll]", job.lines, in: town),
            KeyPair("accumulate", "[toll]", "[toll, fee]", job.lines, in: town),
            // The street under test is nearer, and the way round costs nothing.
            KeyPair("impedance", "length", "toll", job.lines, in: town),
            KeyPair("restrictions", nil, "{works: prohibit}", job.length, in: town),
            KeyPair("restrictions", nil, "[works]", job.length, in: town),
        ]
    }

    /// Two usages, and what the way round must cost for each of them to choose another way, where the street costs 1.
    static let borders = [
        ("prohibit", "avoid_high", 7), ("avoid_high", "avoid_medium", 3), ("avoid_medium", "avoid_low", 1.6),
        ("avoid_low", "off", 1.15), ("off", "prefer_low", 0.9), ("prefer_low", "prefer_medium", 0.65),
        ("prefer_medium", "prefer_high", 0.35),
    ]

    private static func usages(_ key: String, at place: String, _ files: (_ round: Double) -> [String: String])
        -> [KeyPair]
    {
        borders.map { one, other, round in
            KeyPair(key, one, other, place, in: files(round), names: ["works"])
        }
    }

    /// - Parameter round: what the way round costs.
    private func usage(round: Double, more: String = "{key}", mode: String = "") -> [String: String] {
        project(
            StreetTown.project(
                street: "\"toll\": 1, \"kind\": \"b\"", others: "\"toll\": \(round)",
                streets: "costs: {toll: toll}, restrictions: {works: \"kind = 'b'\"}",
                mode: StreetTown.defaultMode + ", " + mode), "impedance: toll\n" + more)
    }

    /// The stop is beside the street under test, and a little farther from the way round.
    private var places: [KeyPair] {
        let lit = project(
            StreetTown.project(
                street: "\"lit\": \"no\"", others: "\"lit\": \"yes\"", streets: "fields: {tags: {lit: lit}}"),
            from: (14, 0))
        return [
            KeyPair("locate.where", nil, "{lit: ['yes']}", job.snap + "y", in: lit),
            KeyPair("locate.where.NAME", nil, "['yes']", job.snap + "y", in: lit, names: ["lit"]),
        ]
    }

    /// A project whose job goes through the town from the west to the east.
    private func project(
        _ files: [String: String], _ more: String = "{key}", from: (Int, Int) = (0, 0)
    ) -> [String: String] {
        let places = [from, (28, 0)].map { "at: \(KeyTowns.place($0.0, $0.1))" }
        return files.merging(["job.yaml": job.job(places, more)]) { $1 }
    }
}
