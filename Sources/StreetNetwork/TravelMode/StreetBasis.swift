/// Why a mode uses a way at all, before access is asked.
struct StreetBasis {
    let pace: DirectionUse.Pace
    let needsPermission: Bool
    /// Whether the vehicle is carried, as on a ferry, and does not go at a speed of its own.
    let isCarried: Bool
    /// Whether the speed is the mode's default, because nothing names one for the way's class.
    let isAssumed: Bool

    init(
        pace: DirectionUse.Pace, needsPermission: Bool = false, isCarried: Bool = false, isAssumed: Bool = false
    ) {
        self.pace = pace
        self.needsPermission = needsPermission
        self.isCarried = isCarried
        self.isAssumed = isAssumed
    }
}

extension TravelMode {
    /// Why the mode uses a way: its class, or the word that its layer has for it, where `speeds` names that, else each of the other ways
    /// that it matches, else that there is a speed for all.
    func bases(of tags: Tags) -> [StreetBasis] {
        if let word = tags["highway"] ?? tags["class"], let speed = speed(of: word, tags) {
            return isClassUsed(word, tags) ? [StreetBasis(pace: own(speed))] : []
        }
        let matching = otherWays(of: tags)
        if matching.isEmpty { return layerBasis(of: tags).map { [$0] } ?? [] }
        return matching.map { way in
            let duration = way.usesDuration ? tags["duration"].flatMap(TravelDuration.milliseconds) : nil
            return StreetBasis(
                pace: duration.map { .duration(milliseconds: $0) } ?? .speed(way.speed),
                needsPermission: way.needsPermission, isCarried: Self.carriesVehicles(tags))
        }
    }

    /// Those that a way is, if its class has no speed.
    func otherWays(of tags: Tags) -> [OtherWay] {
        otherWays.filter { $0.match.matchesAll(of: tags) && !$0.unless.matchesAny(of: tags) }
    }

    /// Whether a way is one of ferries or trains.
    private static func carriesVehicles(_ tags: Tags) -> Bool {
        tags["highway"] == nil && (tags["route"] != nil || tags["railway"].map { $0 != "platform" } ?? false)
    }

    /// Whether the mode is carried along a way, as on a ferry.
    func isCarried(along tags: Tags) -> Bool { bases(of: tags).first?.isCarried ?? false }

    /// Streets of a layer have a `class` of the layer's own, and `highway` beside it where the word is one of
    /// OpenStreetMap's, whose rules then hold.
    private func layerBasis(of tags: Tags) -> StreetBasis? {
        guard tags["highway"] == nil, let word = tags["class"], isClassUsed(word, tags) else { return nil }
        return defaultSpeed.map { StreetBasis(pace: own($0), isAssumed: true) }
    }

    /// The speed of a class of OpenStreetMap's. A layer may write it in another way, as `Motorway`, which `speeds` may name so.
    func speed(of highway: String, _ tags: Tags) -> Double? { tags["class"].flatMap { speeds[$0] } ?? speeds[highway] }

    /// A speed that the vehicle reaches by itself, as it does not on a ferry.
    private func own(_ speed: Double) -> DirectionUse.Pace { .speed(min(speed, postedSpeed.atMost ?? .infinity)) }

    private func isClassUsed(_ word: String, _ tags: Tags) -> Bool {
        [word, tags["class"]].compactMap(\.self).allSatisfy { classesIf[$0]?.matchesAny(of: tags) ?? true }
    }
}
