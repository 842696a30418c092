extension TravelMode {
    /// The keys of the street tags that the mode asks about, direction suffixes included, under any restrictions and
    /// with any vehicle that a job may set.
    public var streetKeys: Set<String> {
        var keys: Set<String> = ["highway", "area", "junction", "oneway", "surface", "duration"]
        keys.formUnion(StreetRestriction.streetKeys + tollKeys)
        keys.formUnion(postedSpeed.tags.flatMap { [$0, $0 + ":forward", $0 + ":backward"] })
        keys.formUnion(access)
        if obeysAccessByDirection { keys.formUnion(access.flatMap { [$0 + ":forward", $0 + ":backward"] }) }
        keys.formUnion(oneWayTags)
        let unless = againstOneWays?.unless ?? TagCondition()
        for condition in [closedIf, contraflowIf, unless] + classesIf.values
            + otherWays.flatMap({ [$0.match, $0.unless] })
        {
            keys.formUnion(condition.keys)
        }
        // The class that a layer gives its streets: OpenStreetMap's tag of that name means something else.
        keys.remove("class")
        return keys
    }

    /// The keys that make a way worth importing.
    public var selectingKeys: Set<String> { Set(["highway"] + otherWays.flatMap(\.match.keys)) }

    /// The keys of the junction tags that the mode asks about, under any restrictions and with any vehicle.
    public var junctionKeys: Set<String> {
        Set(
            ["highway", "locked"] + StreetRestriction.junctionKeys
                + (obeysNodeAccess ? access + Self.keysOfThingsOnAStreet : [])
                + barriersOpenIf.values.flatMap(\.keys))
    }
}
