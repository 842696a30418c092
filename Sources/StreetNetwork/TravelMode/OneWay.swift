extension TravelMode {
    /// The directions in which one-way tags let the mode travel. A street that changes its direction
    /// (`reversible`) is open in none, because nobody can say when. One-ways that no tag names (roundabouts, motorways)
    /// are for modes that obey plain `oneway`.
    func openDirections(_ tags: Tags) -> (forward: Bool, backward: Bool) {
        let tagged = oneWayTags.lazy.compactMap { tags[$0] }.first.flatMap(Self.sense)
        let isImplied = oneWayTags.contains("oneway") && Self.isImpliedOneWay(tags)
        let sense = tagged ?? (isImplied ? .forward : .both)
        guard sense != .none else { return (false, false) }
        if sense != .both, contraflowIf.matchesAny(of: tags) { return (true, true) }
        return (sense != .backward, sense != .forward)
    }

    private enum Sense {
        case both, forward, backward, none
    }

    private static func sense(of value: String) -> Sense? {
        switch value {
        case "yes", "true", "1": .forward
        case "-1", "reverse": .backward
        case "no", "false", "0": .both
        case "reversible": Sense.none
        default: nil
        }
    }

    private static func isImpliedOneWay(_ tags: Tags) -> Bool {
        ["roundabout", "circular"].contains(tags["junction"])
            || ["motorway", "motorway_link"].contains(tags["highway"])
    }
}
