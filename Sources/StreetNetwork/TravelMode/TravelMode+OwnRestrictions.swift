extension TravelMode {
    /// The mode as it reads the tags of a network whose source defines restrictions of its own: one of these that is called like one
    /// which every network knows takes its place. One-ways and limits of size, which hold unless somebody lifts them, do so
    /// beside it.
    func reading(tagsOf network: StreetNetwork) -> TravelMode {
        var mode = self
        for name in network.restrictionNames where StreetRestriction(rawValue: name)?.defaultUsage == .off {
            mode.restrictions[name] = .off
        }
        return mode
    }
}
