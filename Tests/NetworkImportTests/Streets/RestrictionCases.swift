/// Turn restrictions at a crossing that is entered from one side.
extension RestrictionCase {
    static let atACrossing: [RestrictionCase] = [
        crossing("no_left_turn", "from SJ via J to WJ", ["restriction": "no_left_turn"], reaches: "NE"),
        crossing("no_right_turn", "from SJ via J to EJ", ["restriction": "no_right_turn"], reaches: "WN"),
        crossing("no_u_turn to another street", "from SJ via J to WJ", ["restriction": "no_u_turn"], reaches: "NE"),
        crossing("any no_", "from SJ via J to WJ", ["restriction": "no_weird_zigzags"], reaches: "NE"),
        crossing("only_straight_on", "from SJ via J to NJ", ["restriction": "only_straight_on"], reaches: "N"),
        crossing("only_right_turn", "from SJ via J to EJ", ["restriction": "only_right_turn"], reaches: "E"),
        crossing("only_left_turn", "from SJ via J to WJ", ["restriction": "only_left_turn"], reaches: "W"),
        crossing("any only_", "from SJ via J to NJ", ["restriction": "only_weird_zigzags"], reaches: "N"),
        crossing(
            "a turn that is forbidden at a red light", "from SJ via J to WJ", ["restriction": "no_left_turn_on_red"],
            reaches: "WNE", kept: 0, skipped: [.onRed: 1]),
        crossing(
            "an unknown kind", "from SJ via J to WJ", ["restriction": "yield"], reaches: "WNE", kept: 0,
            skipped: [.unknown: 1]),
        crossing("for lorries", "from SJ via J to NJ", ["restriction:hgv": "no_straight_on"], reaches: "WNE"),
        crossing(
            "for lorries, by the type", "from SJ via J to NJ",
            ["type": "restriction:hgv", "restriction": "no_straight_on"], reaches: "WNE"),
        crossing(
            "for motor cars, by the type", "from SJ via J to NJ",
            ["type": "restriction:motorcar", "restriction": "no_straight_on"], reaches: "WE"),
        crossing(
            "conditional, by the type", "from SJ via J to EJ",
            ["type": "restriction:conditional", "restriction": "no_right_turn @ (Mo-Fr 07:00-13:00)"],
            reaches: "WNE", kept: 0, skipped: [.conditional: 1]),
        crossing("for buses", "from SJ via J to NJ", ["restriction:psv": "no_straight_on"], reaches: "WNE"),
        crossing("for bicycles", "from SJ via J to NJ", ["restriction:bicycle": "no_straight_on"], reaches: "WNE"),
        crossing("for cars", "from SJ via J to NJ", ["restriction:motorcar": "no_straight_on"], reaches: "WE"),
        crossing("for motor vehicles", "from SJ via J to NJ", ["restriction:motor_vehicle": "no_x"], reaches: "WE"),
        crossing("for vehicles", "from SJ via J to NJ", ["restriction:vehicle": "no_x"], reaches: "WE"),
        crossing(
            "except others", "from SJ via J to WJ", ["restriction": "no_left_turn", "except": "psv;emergency"],
            reaches: "NE"),
        crossing(
            "except cars among others", "from SJ via J to WJ",
            ["restriction": "no_left_turn", "except": "bus; motorcar"],
            reaches: "WNE"),
        crossing(
            "lifted for cars", "from SJ via J to WJ", ["restriction": "no_left_turn", "restriction:motorcar": "none"],
            reaches: "WNE"),
        crossing(
            "lifted for buses", "from SJ via J to WJ", ["restriction": "no_left_turn", "restriction:bus": "none"],
            reaches: "NE"),
        crossing(
            "only_ except cars", "from SJ via J to WJ", ["restriction": "only_left_turn", "except": "motorcar"],
            reaches: "WNE"),
        crossing(
            "conditional", "from SJ via J to EJ",
            ["restriction:conditional": "no_right_turn @ (Mo-Fr 07:00-13:00)"], reaches: "WNE", kept: 0,
            skipped: [.conditional: 1]),
        crossing(
            "conditional beside a plain one", "from SJ via J to EJ",
            ["restriction": "no_right_turn", "restriction:conditional": "none @ (Su)"], reaches: "WN",
            skipped: [.conditional: 1]),
        crossing(
            "at some hours", "from SJ via J to EJ",
            ["restriction": "no_right_turn", "hour_on": "07:00", "hour_off": "09:00"], reaches: "WNE", kept: 0,
            skipped: [.conditional: 1]),
        crossing(
            "on some days", "from SJ via J to EJ",
            ["restriction": "only_right_turn", "day_on": "Monday", "day_off": "Friday"], reaches: "WNE", kept: 0,
            skipped: [.conditional: 1]),
        crossing(
            "from, via and to in another order", "to WJ from SJ via J", ["restriction": "no_left_turn"], reaches: "NE"),
        crossing(
            "no_exit with several to", "from SJ via J to WJ to NJ", ["restriction": "no_exit"], reaches: "E"),
    ]

    /// Restrictions that cannot be understood bind nobody and are counted.
    static let invalid: [RestrictionCase] = [
        ("without from", "via J to WJ", "no_x", .incomplete), ("without via", "from SJ to WJ", "no_x", .incomplete),
        ("without to", "from SJ via J", "only_x", .incomplete),
        ("from a missing way", "from XX via J to WJ", "no_x", .incomplete),
        ("to a missing way", "from SJ via J to XX", "only_x", .incomplete),
        ("via a missing node", "from SJ via Z to WJ", "only_x", .incomplete),
        ("via a node elsewhere", "from SJ via N to WJ", "only_x", .incomplete),
        ("a role misspelt", "From SJ via J to WJ", "only_x", .incomplete),
        ("a role that says nothing", "from SJ location_hint J to WJ", "only_x", .incomplete),
        ("two via nodes", "from SJ via J via N to WJ", "only_x", .incomplete),
        ("several to", "from SJ via J to WJ to NJ", "no_left_turn", .ambiguous),
        ("several from", "from SJ from EJ via J to NJ", "only_straight_on", .ambiguous),
        ("via a way that does not lead on", "from SJ via NJ to WJ", "no_x", .broken),
    ].map { name, members, value, reason in
        crossing(name, members, ["restriction": value], reaches: "WNE", kept: 0, skipped: [reason: 1])
    }
}
