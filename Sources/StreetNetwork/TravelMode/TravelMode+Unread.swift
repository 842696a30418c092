extension TravelMode {
    /// The tags of a street or a junction that the mode asks about and whose values it cannot read, so that they do not count:
    /// `maxheight=2.9 metres or so`, `oneway=Yes`, `maxspeed=fast 30`, `access=no @ (Su)`. Words that say nothing of a number, such
    /// as `none` and `default`, are no such values.
    public func unreadTags(in tags: Tags) -> [String] {
        let limits =
            Vehicle.sizeKeys.filter { isUnread(tags[$0]) { PostedLimit.millimetres($0) != nil } }
            + Vehicle.weightKeys.filter { isUnread(tags[$0]) { PostedLimit.kilograms($0) != nil } }
        let speeds = postedSpeed.isUsed ? postedSpeed.tags.flatMap { [$0, $0 + ":forward", $0 + ":backward"] } : []
        let unread =
            limits
            + speeds.filter { isUnread(tags[$0]) { postedSpeed.kilometresPerHour($0) != nil } }
            + oneWayTags.filter { tags[$0].map { Self.oneWay($0) == nil } ?? false }
            + access.filter { tags[$0]?.contains("@") ?? false }
            + (isDurationUnread(in: tags) ? ["duration"] : [])
        return unread.map { "\($0)=\(tags[$0] ?? "")" }
    }

    /// Whether a way such as a ferry takes its speed since nobody understands how long it takes.
    private func isDurationUnread(in tags: Tags) -> Bool {
        isUnread(tags["duration"]) { TravelDuration.milliseconds($0) != nil }
            && otherWays(of: tags).contains(where: \.usesDuration)
    }

    /// Whether a value has a number in it, and is not read as one.
    private func isUnread(_ value: String?, isRead: (String) -> Bool) -> Bool {
        guard let value, value.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return false }
        return !isRead(value)
    }
}
