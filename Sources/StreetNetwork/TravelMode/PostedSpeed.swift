extension TravelMode {
    /// The speed in km/h that a street's tags post for a direction, as the mode takes it; nil where none does.
    func postedSpeed(_ tags: Tags, _ direction: StreetDirection, upTo atMost: Double?) -> Double? {
        posted(by: postedSpeed.tags[...], tags, direction, upTo: atMost)
    }

    /// The speed that tags post which the mode asks before `maxspeed`, in whose place the speed of a layer's street stands.
    func speedPostedFirst(_ tags: Tags, _ direction: StreetDirection, upTo atMost: Double?) -> Double? {
        posted(by: postedSpeed.tags.prefix { $0 != "maxspeed" }, tags, direction, upTo: atMost)
    }

    private func posted(
        by keys: ArraySlice<String>, _ tags: Tags, _ direction: StreetDirection, upTo atMost: Double?
    ) -> Double? {
        guard postedSpeed.isUsed else { return nil }
        let posted = keys.lazy.flatMap { [$0 + ":" + direction.rawValue, $0] }
            .compactMap { tags[$0].flatMap(postedSpeed.kilometresPerHour) }.first
        return posted.map { min($0 * postedSpeed.factor, atMost ?? .infinity) }
    }
}

extension TravelMode.PostedSpeed {
    /// Kilometres in a statute mile.
    private static let mile = 1.609344
    /// Kilometres in a nautical mile.
    private static let nauticalMile = 1.852

    /// The speed that a posted value means, in km/h: a number, with or without a unit (`30 mph`), a word (`walk`),
    /// a country's class (`DE:rural`) or its zone (`DE:zone:30`, `FR:zone30`). Nil where the value says nothing that can be used.
    public func kilometresPerHour(_ value: String) -> Double? {
        if let speed = implied[value] { return speed }
        if let colon = value.firstIndex(of: ":") {
            let word = value[value.index(after: colon)...]
            return implied[String(word)] ?? Self.zone(word, country: value[..<colon])
        }
        let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits), number > 0 else { return nil }
        switch value.dropFirst(digits.count).drop(while: { $0 == " " }).lowercased() {
        case "", "km/h", "kmh", "kph": return number
        case "mph": return number * Self.mile
        case "knots": return number * Self.nauticalMile
        default: return nil
        }
    }

    /// What `zone:30` or `zone30` says. Where signs are in miles an hour nobody knows which were meant.
    private static func zone(_ word: Substring, country: Substring) -> Double? {
        guard word.hasPrefix("zone"), !["GB", "UK", "US"].contains(country) else { return nil }
        return Int(word.dropFirst("zone".count).drop { $0 == ":" }).flatMap { $0 > 0 ? Double($0) : nil }
    }
}
