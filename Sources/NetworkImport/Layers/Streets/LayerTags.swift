import FeatureSources
import StreetNetwork

/// Makes tags of the values of rows: each distinct list of values once.
struct LayerTags {
    private let tagNames: [String]
    /// The texts of the values, by column: the one-way field, the class, and the further tags.
    private let texts: [[String]]
    /// The meanings of the values of the one-way field; nil for those that mean nothing. Empty where there is no field.
    private let meanings: [OneWayMeaning?]
    private var setOfValues: [[UInt32]: UInt32] = [:]

    /// - Parameters:
    ///   - values: the distinct values of the columns.
    ///   - isList: by column: whether a value is a list.
    init(_ mapping: StreetLayerMapping, _ values: [DistinctValues], isList: [Bool]) {
        tagNames = mapping.tags.map(\.tag)
        texts = zip(values, isList).map { values, isList in
            values.values.map { isList ? Self.listed($0) : Self.text(of: $0) }
        }
        meanings =
            mapping.oneWay.map { field in
                let coding = OneWayCoding(field, values: values[0].values)
                return values[0].values.map(coding.meaning)
            } ?? []
    }

    /// Tags know `yes` and `no`, and no truth values: a table of CSV whose cells are `yes` and `no` has these.
    private static func text(of value: FieldValue) -> String {
        if case .boolean(let isTrue) = value { return isTrue ? "yes" : "no" }
        return BlankText.trimmed(value.text ?? "")
    }

    /// The items as tags have several values.
    private static func listed(_ value: FieldValue) -> String {
        BlankText.trimmed(value.text ?? "").replacing(LayerField.listSeparator, with: ";")
    }

    /// Whether a row's one-way value means nothing.
    func isOneWayUnknown(_ values: ArraySlice<UInt32>) -> Bool {
        !meanings.isEmpty && meanings[Int(values[values.startIndex])] == nil
    }

    /// Whether the street of a row's values is open in a direction, as far as these say.
    func isOpen(_ values: ArraySlice<UInt32>, _ way: Directions) -> Bool {
        TravelMode.isOpenToTraffic(Tags(tags(of: Array(values))), forward: way == .forward)
    }

    /// The set of the tags of a row's values.
    mutating func set(of values: ArraySlice<UInt32>, in sets: inout TagSets) -> UInt32 {
        let key = Array(values)
        if let known = setOfValues[key] { return known }
        let set = sets.number(of: tags(of: key))
        setOfValues[key] = set
        return set
    }

    private func tags(of values: [UInt32]) -> [(key: String, value: String)] {
        var tags: [(key: String, value: String)] = []
        let way = way(values[0])
        if let way { tags += Self.oneWayTags(way) }
        for (place, tag) in tagNames.enumerated() where values[place + 2] != 0 {
            tags.append((tag, texts[place + 2][Int(values[place + 2])]))
        }
        let streetClass = texts[1][Int(values[1])]
        tags.append(("class", streetClass))
        let highway = HighwayClasses.tag(of: streetClass)
        if let highway { tags.append(highway) }
        // A motorway is a one-way by its class where lines are digitised as they are travelled, as nobody says that they are here.
        let isDirected = way != nil || tagNames.contains("oneway") || tags.contains(where: Self.isRoundabout)
        if !isDirected, let highway, TravelMode.oneWayClasses.contains(highway.value) { tags.append(("oneway", "no")) }
        return tags
    }

    /// Nil where nobody says it.
    private func way(_ value: UInt32) -> OneWayMeaning? {
        if !meanings.isEmpty { return meanings[Int(value)] ?? .both }
        return value > 0 ? OneWayMeaning(rawValue: UInt8(value)) : nil
    }

    private static func isRoundabout(_ tag: (key: String, value: String)) -> Bool {
        tag.key == "junction" && TravelMode.oneWayJunctions.contains(tag.value)
    }

    private static func oneWayTags(_ meaning: OneWayMeaning) -> [(key: String, value: String)] {
        switch meaning {
        case .both: [("oneway", "no")]
        case .forward: [("oneway", "yes")]
        case .backward: [("oneway", "-1")]
        // Modes that have no rules of access still know that a reversible street is open in neither direction.
        case .closed: [("access", "no"), ("oneway", "reversible")]
        }
    }
}
