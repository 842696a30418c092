extension TravelMode {
    /// Everything that the mode says, as one text that does not depend on the order in which it was written: for
    /// digests.
    public var canonicalText: String {
        var text = CanonicalText()
        text.add("name", name)
        text.add("access", access)
        text.add("obeysAccessByDirection", obeysAccessByDirection)
        text.add("closedValues", closedValues)
        text.add("destinationValues", destinationValues)
        text.add("allowedValues", allowedValues)
        text.add("closedIf", closedIf.canonicalText)
        text.add("speeds", speeds) { "\($0)" }
        text.add("defaultSpeed", defaultSpeed)
        text.add("otherWays", otherWays.map(\.canonicalText))
        text.add("surfaces", surfaces) { "\($0)" }
        text.add("postedSpeed", postedSpeed.canonicalText)
        text.add("classesIf", classesIf, \.canonicalText)
        text.add("oneWayTags", oneWayTags)
        text.add("contraflowIf", contraflowIf.canonicalText)
        text.add("againstOneWays", againstOneWays?.canonicalText)
        text.add("obeysTurnRestrictions", obeysTurnRestrictions)
        text.add("obeysNodeAccess", obeysNodeAccess)
        text.add("nodeBarriers", nodeBarriers, \.canonicalText)
        text.add("barriersOpenIf", barriersOpenIf, \.canonicalText)
        text.add("turnCosts", turnCosts.canonicalText)
        text.add("uTurns", uTurns.rawValue)
        text.add("restrictions", restrictions, \.rawValue)
        text.add("vehicle", vehicle.canonicalText)
        return text.written
    }
}

extension TravelMode.Passage {
    fileprivate var canonicalText: String {
        switch self {
        case .open: "open"
        case .closed: "closed"
        case .delay(let milliseconds): "delay \(milliseconds)"
        }
    }
}

extension TravelMode.OtherWay {
    fileprivate var canonicalText: String {
        var text = CanonicalText()
        text.add("name", name)
        text.add("match", match.canonicalText)
        text.add("usesDuration", usesDuration)
        text.add("speed", speed)
        text.add("needsPermission", needsPermission)
        text.add("unless", unless.canonicalText)
        return text.written
    }
}

extension TravelMode.AgainstOneWays {
    fileprivate var canonicalText: String {
        var text = CanonicalText()
        text.add("speed", speed)
        text.add("unless", unless.canonicalText)
        return text.written
    }
}

extension TravelMode.PostedSpeed {
    fileprivate var canonicalText: String {
        var text = CanonicalText()
        text.add("isUsed", isUsed)
        text.add("tags", tags)
        text.add("factor", factor)
        text.add("atMost", atMost)
        text.add("implied", implied) { "\($0)" }
        return text.written
    }
}

extension TravelMode.TurnCosts {
    fileprivate var canonicalText: String {
        var text = CanonicalText()
        text.add("left", left)
        text.add("right", right)
        text.add("straight", straight)
        text.add("sharp", sharp)
        text.add("uTurn", uTurn)
        text.add("trafficSignals", trafficSignals)
        text.add("crossing", crossing)
        return text.written
    }
}

extension Vehicle {
    fileprivate var canonicalText: String {
        var text = CanonicalText()
        text.add("height", height)
        text.add("width", width)
        text.add("weight", weight)
        return text.written
    }
}
