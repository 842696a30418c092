extension TravelMode {
    /// What access tags say about a direction of a street.
    enum Access {
        case closed
        /// No tag, or one that neither closes nor expressly allows.
        case open
        /// One of the values that open a way which its class alone would not.
        case allowed
    }

    func access(_ tags: Tags, _ direction: StreetDirection) -> Access {
        guard let value = accessValue(tags, direction) else { return .open }
        if closedValues.contains(value) { return .closed }
        return allowedValues.contains(value) ? .allowed : .open
    }

    /// The value of the first access tag present.
    func accessValue(_ tags: Tags, _ direction: StreetDirection) -> String? {
        guard obeysAccessByDirection else { return access.lazy.compactMap { tags[$0] }.first }
        return access.lazy.compactMap { tags[$0 + ":" + direction.rawValue] ?? tags[$0] }.first
    }

    /// What passing a junction with these tags means: closed where a restriction prohibits it, else what access tags
    /// say, and then the kind of barrier.
    public func passage(of tags: Tags) -> Passage {
        steering(of: tags) == nil ? .closed : unrestrictedPassage(of: tags)
    }

    /// What passing a junction means as far as access tags and barriers say: the tags, whether a barrier closes, and its kind,
    /// how long it takes.
    func unrestrictedPassage(of tags: Tags) -> Passage {
        let value = nodeAccessValue(tags)
        if let value, closedValues.contains(value) { return .closed }
        guard let barrier = tags["barrier"] else { return .open }
        // Who has no key does not pass; that somebody has one, an access tag says.
        if obeysNodeAccess, tags["locked"] == "yes", value == nil { return .closed }
        if let condition = barriersOpenIf[barrier], condition.matchesAny(of: tags) { return .open }
        let passage = nodeBarriers[barrier] ?? nodeBarriers["other"] ?? .open
        return value != nil && passage == .closed ? .open : passage
    }

    /// Whether the access tags of a barrier let in, but not through. Those of other things on a street, such as a charging station, are not
    /// meant for it.
    func isReachedOnly(junction tags: Tags) -> Bool {
        guard tags["barrier"] != nil, let value = nodeAccessValue(tags) else { return false }
        return destinationValues.contains(value)
    }

    /// The value of a junction's first access tag, where those count.
    func nodeAccessValue(_ tags: Tags) -> String? {
        guard obeysNodeAccess, !Self.concernsOthers(junction: tags) else { return nil }
        return access.lazy.compactMap { tags[$0] }.first
    }

    /// Whether the access tags of a junction speak of others than those who pass it along the street: of who crosses it, or of who uses what
    /// lies there. Those of a barrier, or of nothing else, are for all who pass.
    private static func concernsOthers(junction tags: Tags) -> Bool {
        if tags["highway"] == "crossing" { return true }
        if tags["barrier"] != nil { return false }
        if let highway = tags["highway"], highway != "elevator" { return true }
        return keysOfThingsOnAStreet.contains { tags[$0] != nil }
    }

    /// Keys of what a node can be, beside a barrier, whose access tags are not meant for who goes along the street.
    static let keysOfThingsOnAStreet = ["amenity", "building", "crossing", "entrance", "railway"]
}
