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

    /// - Parameter values: the distinct values of the columns.
    init(_ mapping: StreetLayerMapping, _ values: [DistinctValues]) {
        tagNames = mapping.tags.map(\.tag)
        texts = values.map { $0.values.map { BlankText.trimmed($0.text ?? "") } }
        meanings =
            mapping.oneWay.map { field in
                let coding = OneWayCoding(field, values: values[0].values)
                return values[0].values.map(coding.meaning)
            } ?? []
    }

    /// Whether a row's one-way value means nothing.
    func isOneWayUnknown(_ values: ArraySlice<UInt32>) -> Bool {
        !meanings.isEmpty && meanings[Int(values[values.startIndex])] == nil
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
        if !meanings.isEmpty { tags += Self.oneWayTags(meanings[Int(values[0])] ?? .both) }
        for (place, tag) in tagNames.enumerated() where values[place + 2] != 0 {
            tags.append((tag, texts[place + 2][Int(values[place + 2])]))
        }
        let streetClass = texts[1][Int(values[1])]
        tags.append(("class", streetClass))
        if let tag = HighwayClasses.tag(of: streetClass) { tags.append(tag) }
        return tags
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
