/// The features of a draft, checked and in the order of the network: by source, and by the draft's order within a source.
struct CheckedFeatures {
    let draft: UtilityDraft
    let classes: AssetClasses
    /// Feature to its place in the draft.
    let draftPlace: [UInt32]
    /// Feature to the number of its asset type.
    let featureClass: [UInt16]
    /// Feature to the number of the path through its terminals.
    let terminalPath: [UInt8]

    /// - Throws: `UtilityFaults`.
    init(_ draft: UtilityDraft) throws {
        self.draft = draft
        classes = AssetClasses(draft.schema)
        var check = FeatureCheck(draft.schema, classes)
        if draft.features.count >= 1 << 29 {
            throw UtilityFaults([UtilityFault(.tooLarge, "the network", "it has more than 536,870,911 features")])
        }
        var classOf = [UInt16](repeating: 0, count: draft.features.count)
        var pathOf = [UInt8](repeating: 0, count: draft.features.count)
        for (place, feature) in draft.features.enumerated() {
            guard let number = check.check(feature) else { continue }
            classOf[place] = UInt16(number)
            pathOf[place] = check.path(of: feature, class: number)
        }
        if !check.faults.isEmpty { throw UtilityFaults(check.faults) }
        draftPlace = CheckedFeatures.order(draft)
        featureClass = draftPlace.map { classOf[Int($0)] }
        terminalPath = draftPlace.map { pathOf[Int($0)] }
    }

    private static func order(_ draft: UtilityDraft) -> [UInt32] {
        var next = [Int](repeating: 0, count: draft.schema.sources.count + 1)
        for feature in draft.features { next[feature.source + 1] += 1 }
        for source in next.indices.dropFirst() { next[source] += next[source - 1] }
        var order = [UInt32](repeating: 0, count: draft.features.count)
        for (place, feature) in draft.features.enumerated() {
            order[next[feature.source]] = UInt32(place)
            next[feature.source] += 1
        }
        return order
    }

    var count: Int { draftPlace.count }

    subscript(feature: Int) -> DraftFeature {
        _read { yield draft.features[Int(draftPlace[feature])] }
    }

    func usage(_ feature: Int) -> NetworkSource.Usage { classes[Int(featureClass[feature])].usage }

    /// The number of the domain network of a feature's source; nil for structures.
    func domainNetwork(of feature: Int) -> Int? {
        draft.schema.sources[self[feature].source].domainNetwork.flatMap(draft.schema.domainNetwork)
    }

    /// The terminals of a feature with several.
    func terminals(_ feature: Int) -> TerminalConfiguration? {
        classes[Int(featureClass[feature])].terminals.map { draft.schema.terminalConfigurations[$0] }
    }

    /// How messages call a feature.
    func name(_ feature: Int) -> String {
        "\(draft.schema.sources[self[feature].source].name) \(self[feature].globalID)"
    }
}
