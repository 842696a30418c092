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
    /// What a search multiplies the cost with, for the restrictions that the mode avoids or prefers here; 1 without any.
    public let factor: Double
    /// How fast the vehicle is walked here, in km/h; nil where it is ridden.
    public let walkingSpeed: Double?

    public init(pace: Pace, isDestinationOnly: Bool, factor: Double = 1, walkingSpeed: Double? = nil) {
        self.pace = pace
        self.isDestinationOnly = isDestinationOnly
        self.factor = factor
        self.walkingSpeed = walkingSpeed
    }
}

extension DirectionUse.Pace {
    /// The pace, or a speed where that is less; what takes a time of its own keeps it.
    fileprivate func slowed(to speed: Double?) -> DirectionUse.Pace {
        guard let speed, case .speed(let own) = self else { return self }
        return .speed(min(own, speed))
    }
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
    /// How the mode may use a street with these tags.
    public func use(of tags: Tags) -> StreetUse {
        guard tags["area"] != "yes", !closedIf.matchesAny(of: tags) else { return .none }
        let bases = bases(of: tags)
        let oneWay = oneWay(tags)
        return StreetUse(
            forward: use(of: tags, .forward, bases, oneWay), backward: use(of: tags, .backward, bases, oneWay))
    }

    /// Whether the mode may use a street with these tags only at `defaultSpeed`, for want of a speed of its class: worth
    /// a message.
    public func isSpeedAssumed(of tags: Tags) -> Bool {
        guard let basis = bases(of: tags).first, basis.isAssumed else { return false }
        let use = use(of: tags)
        return (use.forward != nil && postedSpeed(tags, .forward, upTo: nil) == nil)
            || (use.backward != nil && postedSpeed(tags, .backward, upTo: nil) == nil)
    }

    private func use(
        of tags: Tags, _ direction: StreetDirection, _ bases: [StreetBasis], _ oneWay: OneWay
    ) -> DirectionUse? {
        let access = access(tags, direction)
        guard access != .closed, let basis = bases.first(where: { access == .allowed || !$0.needsPermission }) else {
            return nil
        }
        // No direction of a street that is open in none goes against the other.
        if oneWay.isClosed, usage(of: .oneWay) != .off { return nil }
        let isAgainst = !oneWay.opens(direction)
        let isWalkedAgainst = isAgainst && usage(of: .oneWay) == .prohibit
        if isWalkedAgainst, !mayBeWalked(against: oneWay, tags, basis) { return nil }
        guard let factor = steering(of: tags, direction, isAgainstOneWay: isAgainst && !isWalkedAgainst) else {
            return nil
        }
        // Who can walk the vehicle does so where `bicycle=dismount` says it.
        let isDismounted = !basis.isCarried && accessValue(tags, direction) == "dismount"
        let walkingSpeed = isWalkedAgainst || isDismounted ? againstOneWays?.speed : nil
        let isDestination = accessValue(tags, direction).map(destinationValues.contains) ?? false
        return DirectionUse(
            pace: pace(tags, direction, basis).slowed(to: walkingSpeed), isDestinationOnly: isDestination,
            factor: factor, walkingSpeed: walkingSpeed)
    }

    /// Whether the mode walks its vehicle against a street's one-way direction. Ferries and the like are no streets.
    private func mayBeWalked(against oneWay: OneWay, _ tags: Tags, _ basis: StreetBasis) -> Bool {
        guard let againstOneWays, oneWay.isTagged, !basis.isCarried else { return false }
        return !againstOneWays.unless.matchesAny(of: tags)
    }

    private func pace(_ tags: Tags, _ direction: StreetDirection, _ basis: StreetBasis) -> DirectionUse.Pace {
        guard case .speed(let speed) = basis.pace else { return basis.pace }
        let posted = postedSpeed(tags, direction, upTo: basis.isCarried ? nil : postedSpeed.atMost)
        return .speed((posted ?? speed) * surfaceFactor(of: tags))
    }

    /// What speeds are multiplied with for the surface of a street.
    func surfaceFactor(of tags: Tags) -> Double { tags["surface"].flatMap { surfaces[$0] } ?? 1 }
}
