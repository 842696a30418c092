/// How a mode may use a street: what one direction allows and how fast it goes.
public struct DirectionUse: Sendable, Equatable {
    /// How the time that a street takes is known.
    public enum Pace: Sendable, Equatable {
        /// km/h, above 0.
        case speed(Double)
        /// Milliseconds for the whole street.
        case duration(milliseconds: Int64)
    }

    public let pace: Pace
    /// Whether the street may be reached but not passed through.
    public let isDestinationOnly: Bool
}

/// How a mode may use a street in each of its directions; nil: not at all.
public struct StreetUse: Sendable, Equatable {
    public let forward: DirectionUse?
    public let backward: DirectionUse?

    public static let none = StreetUse(forward: nil, backward: nil)

    /// Whether the mode uses the street in any direction.
    public var isUsed: Bool { forward != nil || backward != nil }
}

/// A direction of travel along a street.
enum StreetDirection: String {
    case forward, backward
}

extension TravelMode {
    /// Why the mode uses a way at all, before access is asked.
    private struct Basis {
        let pace: DirectionUse.Pace
        let needsPermission: Bool
    }

    /// How the mode may use a street with these tags.
    public func use(of tags: Tags) -> StreetUse {
        guard tags["area"] != "yes", !closedIf.matchesAny(of: tags) else { return .none }
        let bases = bases(of: tags)
        let oneWay = oneWay(tags)
        func use(_ direction: StreetDirection, isOpen: Bool) -> DirectionUse? {
            guard let use = self.use(of: tags, direction, bases) else { return nil }
            return isOpen ? use : walked(use, against: oneWay, tags)
        }
        return StreetUse(
            forward: use(.forward, isOpen: oneWay.opensForward), backward: use(.backward, isOpen: oneWay.opensBackward))
    }

    /// Why the mode uses a way: its class where `speeds` names it, else each of the other ways that it matches.
    private func bases(of tags: Tags) -> [Basis] {
        if let highway = tags["highway"], let speed = speeds[highway] {
            if let condition = classesIf[highway], !condition.matchesAny(of: tags) { return [] }
            return [Basis(pace: .speed(speed), needsPermission: false)]
        }
        let matching = otherWays.filter { $0.match.matchesAll(of: tags) && !$0.unless.matchesAny(of: tags) }
        return matching.map { way in
            let duration = way.usesDuration ? tags["duration"].flatMap(TravelDuration.milliseconds) : nil
            return Basis(
                pace: duration.map { .duration(milliseconds: $0) } ?? .speed(way.speed),
                needsPermission: way.needsPermission)
        }
    }

    private func use(of tags: Tags, _ direction: StreetDirection, _ bases: [Basis]) -> DirectionUse? {
        let access = access(tags, direction)
        guard access != .closed, let basis = bases.first(where: { access == .allowed || !$0.needsPermission }) else {
            return nil
        }
        let isDestination = accessValue(tags, direction).map(destinationValues.contains) ?? false
        return DirectionUse(pace: pace(tags, direction, basis.pace), isDestinationOnly: isDestination)
    }

    /// How a street is used against its one-way direction: walked, where the mode does that.
    private func walked(_ use: DirectionUse, against oneWay: OneWay, _ tags: Tags) -> DirectionUse? {
        guard let againstOneWays, oneWay.isTagged, tags["highway"] != nil, !againstOneWays.unless.matchesAny(of: tags)
        else { return nil }
        return DirectionUse(pace: .speed(againstOneWays.speed), isDestinationOnly: use.isDestinationOnly)
    }

    private func pace(_ tags: Tags, _ direction: StreetDirection, _ basis: DirectionUse.Pace) -> DirectionUse.Pace {
        guard case .speed(let speed) = basis else { return basis }
        let surface = tags["surface"].flatMap { surfaces[$0] } ?? 1
        return .speed((postedSpeed(tags, direction) ?? speed) * surface)
    }

    private func postedSpeed(_ tags: Tags, _ direction: StreetDirection) -> Double? {
        guard postedSpeed.isUsed else { return nil }
        let posted =
            tags["maxspeed:" + direction.rawValue].flatMap(postedSpeed.kilometresPerHour)
            ?? tags["maxspeed"].flatMap(postedSpeed.kilometresPerHour)
        return posted.map { $0 * postedSpeed.factor }
    }
}
