import Testing

/// What avoiding and preferring are worth: a street, and ways round it of which the first is shorter than the factor, and
/// the second longer.
struct SteeringCase: CustomTestStringConvertible, Sendable {
    let usage: String
    let picture: String
    /// Whether the street is what the restriction covers; else the way round.
    var avoids: Bool { usage.hasPrefix("avoid") }

    var testDescription: String { usage }

    static let all = [
        // 5: round by 18 to 4, or by 22.
        SteeringCase(usage: "avoid_high", picture: narrow), SteeringCase(usage: "prefer_high", picture: narrow),
        // 2: round by 18 to 10, or by 22.
        SteeringCase(usage: "avoid_medium", picture: middle), SteeringCase(usage: "prefer_medium", picture: middle),
        // 1.3: round by 24 to 20, or by 28.
        SteeringCase(
            usage: "avoid_low",
            picture: """
                A-------------------B
                |                   |
                P-------------------Q
                |                   |
                R-------------------S
                """),
        // 1 / 0.8 = 1.25: round by 24 to 20, or by 26.
        SteeringCase(usage: "prefer_low", picture: wide),
    ]

    private static let narrow = """
        A---B
        |   |
        |   |
        |   |
        |   |
        |   |
        |   |
        P---Q
        |   |
        R---S
        """

    private static let middle = """
        A---------B
        |         |
        |         |
        |         |
        P---------Q
        |         |
        R---------S
        """

    private static let wide = """
        A-------------------B
        |                   |
        P-------------------Q
        R-------------------S
        """
}
