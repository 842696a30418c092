import JobSpec
import StreetNetwork

extension TravelMode {
    /// The mode that a specification, laid over all that it is based on, describes.
    init(name: String, _ spec: TravelModeSpec) {
        self.init(name: name)
        access = spec.access ?? []
        obeysAccessByDirection = spec.accessByDirection ?? false
        closedValues = spec.closedValues ?? []
        destinationValues = spec.destinationValues ?? []
        allowedValues = spec.allowedValues ?? []
        closedIf = TagCondition(spec.closedIf)
        speeds = Self.dictionary(spec.speeds) { $0.kilometresPerHour }
        defaultSpeed = (spec.defaultSpeed ?? nil)?.kilometresPerHour
        otherWays = (spec.otherWays?.entries ?? []).compactMap { OtherWay(name: $0.name.value, $0.value) }
        surfaces = Self.dictionary(spec.surfaces) { $0 }
        postedSpeed = PostedSpeed(spec.maxspeed)
        classesIf = Self.dictionary(spec.classesIf) { TagCondition($0) }
        oneWayTags = spec.onewayTags ?? Self.oneWayTags(for: access)
        contraflowIf = TagCondition(spec.contraflowIf)
        againstOneWays = (spec.againstOneWays ?? nil).flatMap { against in
            against.speed.map { AgainstOneWays(speed: $0.kilometresPerHour, unless: TagCondition(against.unless)) }
        }
        obeysTurnRestrictions = spec.turnRestrictions ?? false
        obeysNodeAccess = spec.nodeAccess ?? false
        nodeBarriers = Self.dictionary(spec.nodeBarriers, Passage.init)
        barriersOpenIf = Self.dictionary(spec.barriersOpenIf) { TagCondition($0) }
        turnCosts = TurnCosts(spec.turnCosts)
        uTurns = spec.uTurns ?? .allowed
        restrictions = Self.dictionary(spec.restrictions) { $0 }
        vehicle = Vehicle(spec.vehicle ?? nil)
    }

    /// What a mode obeys that names no one-way tags: those for its own kinds of traffic, and then plain `oneway`.
    private static func oneWayTags(for access: [String]) -> [String] {
        access.filter { $0 != "access" }.map { "oneway:" + $0 } + ["oneway"]
    }

    private static func dictionary<Spec, Value>(
        _ map: OrderedMap<Spec>?, _ value: (Spec) -> Value
    ) -> [String: Value] {
        Dictionary((map?.entries ?? []).map { ($0.name.value, value($0.value)) }) { $1 }
    }
}

extension TagCondition {
    init(_ values: TagValues?) {
        self.init(Dictionary((values?.entries ?? []).map { ($0.name.value, $0.value) }) { $1 })
    }
}

extension TravelMode.OtherWay {
    /// Nil for a kind of ways that names no speed.
    fileprivate init?(name: String, _ spec: OtherWaysSpec) {
        guard let speed = spec.speed else { return nil }
        self.init(
            name: name, match: TagCondition(spec.match), usesDuration: spec.useDuration ?? false,
            speed: speed.kilometresPerHour, needsPermission: spec.allowedOnly ?? false,
            unless: TagCondition(spec.unless))
    }
}

extension TravelMode.PostedSpeed {
    fileprivate init(_ spec: MaxspeedSpec?) {
        self.init()
        guard let spec else { return }
        isUsed = spec.use ?? true
        factor = spec.factor ?? 1
        tags = spec.tags ?? tags
        atMost = (spec.atMost ?? nil)?.kilometresPerHour
        for entry in spec.implied?.entries ?? [] { implied[entry.name.value] = entry.value.kilometresPerHour }
    }
}

extension TravelMode.Passage {
    fileprivate init(_ rule: NodeBarrierRule) {
        switch rule {
        case .open: self = .open
        case .closed: self = .closed
        case .delay(let span): self = .delay(milliseconds: span.milliseconds)
        }
    }
}

extension TravelMode.TurnCosts {
    fileprivate init(_ spec: TurnCostsSpec?) {
        self.init()
        left = spec?.left?.milliseconds ?? 0
        right = spec?.right?.milliseconds ?? 0
        straight = spec?.straight?.milliseconds ?? 0
        sharp = spec?.sharp?.milliseconds ?? 0
        uTurn = spec?.uTurn?.milliseconds ?? 0
        trafficSignals = spec?.trafficSignals?.milliseconds ?? 0
        crossing = spec?.crossing?.milliseconds ?? 0
    }
}

extension Vehicle {
    fileprivate init(_ spec: VehicleSpec?) {
        self.init(
            height: (spec?.height ?? nil)?.millimetres, width: (spec?.width ?? nil)?.millimetres,
            weight: (spec?.weight ?? nil)?.kilograms)
    }
}
