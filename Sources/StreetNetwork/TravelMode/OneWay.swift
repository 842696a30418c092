/// The directions in which a street may be travelled.
struct OneWay {
    let opensForward: Bool
    let opensBackward: Bool
    /// Whether a tag says so, and not the kind of street.
    let isTagged: Bool

    /// Whether it is open in no direction.
    var isClosed: Bool { !opensForward && !opensBackward }

    func opens(_ direction: StreetDirection) -> Bool { direction == .forward ? opensForward : opensBackward }

    static let none = OneWay(opensForward: true, opensBackward: true, isTagged: false)
}

extension TravelMode {
    /// Whether traffic in general goes along a street in a direction: what `oneway` says of it, or that it is a roundabout or a motorway.
    public static func isOpenToTraffic(_ tags: Tags, forward: Bool) -> Bool {
        let implied = OneWay(opensForward: true, opensBackward: !isImpliedOneWay(tags), isTagged: false)
        return (tags["oneway"].flatMap(oneWay) ?? implied).opens(forward ? .forward : .backward)
    }

    /// What one-way tags say: the first of them that can be read. A street that changes its direction (`reversible`) is open in none, because nobody can say
    /// when. One-ways that no tag names (roundabouts, motorways) are for modes that obey plain `oneway`.
    func oneWay(_ tags: Tags) -> OneWay {
        let tagged = oneWayTags.lazy.compactMap { tags[$0].flatMap(Self.oneWay) }.first
        let isImplied = oneWayTags.contains("oneway") && Self.isImpliedOneWay(tags)
        let implied = OneWay(opensForward: true, opensBackward: !isImplied, isTagged: false)
        let oneWay = tagged ?? implied
        if oneWay.opensForward != oneWay.opensBackward, contraflowIf.matchesAny(of: tags) { return .none }
        // Nobody walks a vehicle against the traffic of a roundabout or a motorway.
        return OneWay(
            opensForward: oneWay.opensForward, opensBackward: oneWay.opensBackward,
            isTagged: oneWay.isTagged && !Self.isImpliedOneWay(tags))
    }

    static func oneWay(_ value: String) -> OneWay? {
        switch value {
        case "yes", "true", "1": OneWay(opensForward: true, opensBackward: false, isTagged: true)
        case "-1", "reverse": OneWay(opensForward: false, opensBackward: true, isTagged: true)
        case "no", "false", "0", "alternating": OneWay(opensForward: true, opensBackward: true, isTagged: true)
        case "reversible": OneWay(opensForward: false, opensBackward: false, isTagged: false)
        default: nil
        }
    }

    /// Classes of OpenStreetMap whose streets are one-ways where no tag says anything else.
    public static let oneWayClasses: Set = ["motorway", "motorway_link"]

    /// Values of `junction` with which streets are, too.
    public static let oneWayJunctions: Set = ["roundabout", "circular"]

    private static func isImpliedOneWay(_ tags: Tags) -> Bool {
        tags["junction"].map(oneWayJunctions.contains) ?? false || tags["highway"].map(oneWayClasses.contains) ?? false
    }
}
