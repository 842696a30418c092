import Vocabulary

/// How a travel mode may use each street of a network: by its tags, by what its source says of its speed, and by the
/// restrictions that users defined.
struct StreetRules {
    private let parts: StreetSections
    private let mode: TravelMode
    /// By set of tags.
    private let uses: [StreetUse]
    /// Of the user's restrictions that are in force, by their bit.
    private let usages: [(bit: UInt32, usage: RestrictionUsage)]
    /// By set of tags: whether the mode assumes the speed of such streets.
    private let assumes: [Bool]
    /// By set of tags: what speeds are multiplied with for the surface.
    private let surfaces: [Double]
    /// By set of tags: whether something carries the vehicle along such streets, as a ferry, which keeps to times of its own.
    private let carriesVehicle: [Bool]
    /// By set of tags, forward and backward: what is posted by tags that the mode asks before `maxspeed`.
    private let speedPostedFirst: [Double?]
    /// Whether any direction of a street, or any junction, is avoided or preferred.
    let steers: Bool

    init(network: StreetNetwork, mode: TravelMode) {
        parts = network.parts
        self.mode = mode
        let reader = mode.reading(tagsOf: network)
        uses = (0..<network.tagSets.count).map { reader.use(of: network.tagSets[UInt32($0)]) }
        surfaces = (0..<network.tagSets.count).map { mode.surfaceFactor(of: network.tagSets[UInt32($0)]) }
        carriesVehicle = (0..<network.tagSets.count).map { mode.isCarried(along: network.tagSets[UInt32($0)]) }
        speedPostedFirst = (0..<network.tagSets.count * 2).map { place in
            mode.speedPostedFirst(
                network.tagSets[UInt32(place / 2)], place.isMultiple(of: 2) ? .forward : .backward,
                upTo: mode.postedSpeed.atMost)
        }
        assumes = (0..<network.tagSets.count).map { mode.isSpeedAssumed(of: network.tagSets[UInt32($0)]) }
        usages = network.restrictionNames.enumerated().compactMap { place, name in
            mode.restrictions[name].flatMap { $0 == .off ? nil : (UInt32(1) << UInt32(place), $0) }
        }
        let avoidsTags = uses.contains { ($0.forward?.factor ?? 1) != 1 || ($0.backward?.factor ?? 1) != 1 }
        steers =
            avoidsTags || usages.contains { $0.usage.factor != nil } || Self.steersAtJunctions(of: network, reader)
    }

    private static func steersAtJunctions(of network: StreetNetwork, _ mode: TravelMode) -> Bool {
        guard mode.restrictions.values.contains(where: { $0.factor != nil }) else { return false }
        return Set(network.parts.junctionTags).contains { (mode.steering(of: network.tagSets[$0]) ?? 1) != 1 }
    }

    func use(ofStreet street: Int) -> StreetUse {
        let use = uses[Int(parts.streetTags[street])]
        guard use.isUsed, let factor = factor(of: street) else { return .none }
        if factor == 1, parts.streetSpeed.isEmpty, parts.streetTime.isEmpty { return use }
        return StreetUse(
            forward: use.forward.map { own($0, street * 2, factor) },
            backward: use.backward.map { own($0, street * 2 + 1, factor) })
    }

    /// How many streets are used at a speed that nobody names: neither their source nor, for their class, the mode.
    var assumedSpeeds: Int {
        guard assumes.contains(true) else { return 0 }
        return parts.streetTags.indices.reduce(0) { count, street in
            guard assumes[Int(parts.streetTags[street])] else { return count }
            let use = use(ofStreet: street)
            let isAssumed = [(use.forward, street * 2), (use.backward, street * 2 + 1)].contains { direction, place in
                direction != nil && !(mode.postedSpeed.isUsed && sourcePace(place) != nil)
            }
            return count + (isAssumed ? 1 : 0)
        }
    }

    /// The product of the factors of the user's restrictions that cover a street; nil where one prohibits it.
    private func factor(of street: Int) -> Double? {
        guard !usages.isEmpty else { return 1 }
        let covering = parts.streetRestrictions[street]
        var factor = 1.0
        for (bit, usage) in usages where covering & bit != 0 {
            guard let own = usage.factor else { return nil }
            factor *= own
        }
        return factor
    }

    /// The use of one direction with what the source says of its speed.
    private func own(_ use: DirectionUse, _ place: Int, _ factor: Double) -> DirectionUse {
        DirectionUse(
            pace: ownPace(use, place), isDestinationOnly: use.isDestinationOnly, factor: use.factor * factor,
            walkingSpeed: use.walkingSpeed)
    }

    /// The speed of a source is that of who rides: who walks keeps to a lower one.
    private func ownPace(_ use: DirectionUse, _ place: Int) -> DirectionUse.Pace {
        guard mode.postedSpeed.isUsed, let source = sourcePace(place) else { return use.pace }
        guard let walkingSpeed = use.walkingSpeed else { return source }
        switch source {
        case .speed(let speed): return .speed(min(speed, walkingSpeed))
        case .duration(let milliseconds):
            let walked = Int64((Double(parts.streetLength[place / 2]) * 3.6 / walkingSpeed).rounded())
            return .duration(milliseconds: max(milliseconds, walked))
        }
    }

    /// Times and speeds of a source are limits, as posted ones are; a time has the street's surface in it.
    private func sourcePace(_ place: Int) -> DirectionUse.Pace? {
        let (street, posted) = (place / 2, mode.postedSpeed)
        let tags = Int(parts.streetTags[street])
        let first = speedPostedFirst[tags * 2 + place % 2]
        let atMost = carriesVehicle[tags] ? .infinity : first ?? posted.atMost ?? .infinity
        let factor = carriesVehicle[tags] ? 1 : posted.factor
        if !parts.streetTime.isEmpty, parts.streetTime[place] > 0 {
            // A kilometre an hour is a millimetre in 3.6 milliseconds.
            let least = Double(parts.streetLength[street]) * 3.6 / atMost
            let own = Double(parts.streetTime[place]) / factor
            return .duration(milliseconds: Int64(max(own, least).rounded()))
        }
        guard !parts.streetSpeed.isEmpty, parts.streetSpeed[place] > 0 else { return nil }
        return .speed(min(Double(parts.streetSpeed[place]) * factor, atMost) * surfaces[tags])
    }
}
