import Vocabulary

extension TravelMode {
    /// The mode with a job's restrictions laid over its own.
    public func with(restrictions: [String: RestrictionUsage]) -> TravelMode {
        var mode = self
        mode.restrictions.merge(restrictions) { $1 }
        return mode
    }

    /// The mode with all restrictions off that streets know by themselves: it uses each street that the mode uses under
    /// any restrictions and with any vehicle.
    public var withoutRestrictions: TravelMode {
        with(restrictions: Dictionary(uniqueKeysWithValues: StreetRestriction.allCases.map { ($0.rawValue, .off) }))
    }

    /// How a restriction is used: as the mode says, else as it is by default.
    public func usage(of restriction: StreetRestriction) -> RestrictionUsage {
        restrictions[restriction.rawValue] ?? restriction.defaultUsage
    }

    /// The factor by which the mode's restrictions make passing a junction with these tags dearer or cheaper to a
    /// search; nil where they close it: a prohibited gate or toll booth, or a limit that the vehicle exceeds.
    public func steering(of tags: Tags) -> Double? { steering { covers(junction: tags, $0) } }

    /// Whether a junction with these tags may be closed to the mode or cost it something, under any restrictions and
    /// with any vehicle: streets must be divided there.
    public func mayBeHindered(at tags: Tags) -> Bool {
        if unrestrictedPassage(of: tags) != .open || isReachedOnly(junction: tags) { return true }
        if Vehicle.isLimited(by: tags) { return true }
        if tags["highway"] == "crossing", turnCosts.crossing != 0 { return true }
        return StreetRestriction.allCases.contains { covers(junction: tags, $0) }
    }

    /// The factor for a direction of a street; nil where a restriction that covers it is prohibited.
    ///
    /// - Parameter isAgainstOneWay: whether the direction is travelled though a one-way closes it, and not walked.
    func steering(of tags: Tags, _ direction: StreetDirection, isAgainstOneWay: Bool) -> Double? {
        steering { restriction in
            restriction == .oneWay ? isAgainstOneWay : covers(street: tags, direction, restriction)
        }
    }

    /// The product of the factors of the restrictions that cover, multiplied in their order; 1 without any.
    private func steering(where covers: (StreetRestriction) -> Bool) -> Double? {
        var product = 1.0
        for restriction in StreetRestriction.allCases {
            let usage = usage(of: restriction)
            guard usage != .off, covers(restriction) else { continue }
            guard let factor = usage.factor else { return nil }
            product *= factor
        }
        return product
    }

    private func covers(street tags: Tags, _ direction: StreetDirection, _ restriction: StreetRestriction) -> Bool {
        switch restriction {
        case .tolls: tollKeys.lazy.compactMap { tags[$0] }.first == "yes"
        case .ferries: tags["route"] == "ferry"
        case .motorways: tags["highway"].map(StreetRestriction.motorwayClasses.contains) ?? false
        case .unpaved: Self.isUnpaved(tags)
        case .tunnels: tags["tunnel"].map { !["no", "building_passage"].contains($0) } ?? false
        case .private: accessValue(tags, direction) == "private"
        case .gates, .oneWay: false
        case .height, .weight, .width: exceedsLimit(tags, restriction)
        }
    }

    private func covers(junction tags: Tags, _ restriction: StreetRestriction) -> Bool {
        switch restriction {
        case .tolls: tags["barrier"] == "toll_booth"
        case .gates: tags["barrier"].map(StreetRestriction.gateBarriers.contains) ?? false
        case .private: nodeAccessValue(tags) == "private"
        case .ferries, .motorways, .unpaved, .tunnels, .oneWay: false
        case .height, .weight, .width: exceedsLimit(tags, restriction)
        }
    }

    private func exceedsLimit(_ tags: Tags, _ restriction: StreetRestriction) -> Bool {
        switch restriction {
        case .height: vehicle.isTooHigh(for: tags)
        case .weight: vehicle.isTooHeavy(for: tags)
        case .width: vehicle.isTooWide(for: tags)
        default: false
        }
    }

    /// Toll tags in the order in which they decide: who pays for this kind of traffic, then for all.
    var tollKeys: [String] { access.filter { $0 != "access" }.map { "toll:" + $0 } + ["toll"] }

    private static func isUnpaved(_ tags: Tags) -> Bool {
        if let surface = tags["surface"] { return StreetRestriction.unpavedSurfaces.contains(surface) }
        return tags["highway"] == "track" && tags["tracktype"] != "grade1"
    }
}
