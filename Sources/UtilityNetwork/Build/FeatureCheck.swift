import Vocabulary

/// Finds what is wrong with single features.
struct FeatureCheck {
    private let schema: UtilitySchema
    private let classes: AssetClasses
    private(set) var faults: [UtilityFault] = []

    init(_ schema: UtilitySchema, _ classes: AssetClasses) {
        self.schema = schema
        self.classes = classes
    }

    /// The number of the feature's asset type; nil where it has none.
    mutating func check(_ feature: DraftFeature) -> Int? {
        guard schema.sources.indices.contains(feature.source) else {
            faults.append(
                UtilityFault(.invalidSchema, feature.globalID, "there is no source \(feature.source) in the schema"))
            return nil
        }
        let source = schema.sources[feature.source]
        checkShape(feature, source)
        checkValues(feature, source)
        let number = classes.number(source: feature.source, group: feature.assetGroup, type: feature.assetType)
        if number == nil {
            fault(.unknownAssetType, feature, unknownType(feature, source))
        }
        return number
    }

    /// The number of the path that a feature with several terminals uses.
    mutating func path(of feature: DraftFeature, class number: Int) -> UInt8 {
        guard let terminals = classes[number].terminals else { return 0 }
        let configuration = schema.terminalConfigurations[terminals]
        let name = feature.terminalPath ?? configuration.defaultPath
        if let path = configuration.path(name) { return UInt8(path) }
        let unknown = UnknownUtilityName(kind: "path", name: name, known: configuration.pathNames)
        fault(.unknownTerminalPath, feature, "\(unknown) in the terminal configuration \(configuration.name)")
        return 0
    }

    private mutating func fault(_ code: UtilityFault.Code, _ feature: DraftFeature, _ rule: String) {
        faults.append(UtilityFault(code, "\(schema.sources[feature.source].name) \(feature.globalID)", rule))
    }

    private func unknownType(_ feature: DraftFeature, _ source: NetworkSource) -> String {
        guard let group = source.assetGroups.first(where: { $0.code == feature.assetGroup }) else {
            let known = source.assetGroups.map { "\($0.code) (\($0.name))" }.joined(separator: ", ")
            return "there is no asset group \(feature.assetGroup) in \(source.name); there are \(known)"
        }
        let known = group.assetTypes.map { "\($0.code) (\($0.name))" }.joined(separator: ", ")
        return "there is no asset type \(feature.assetType) in the asset group \(group.name); there are \(known)"
    }

    private mutating func checkShape(_ feature: DraftFeature, _ source: NetworkSource) {
        guard feature.shape.allSatisfy({ $0.x.isFinite && $0.y.isFinite && !$0.z.isInfinite }) else {
            return fault(.invalidGeometry, feature, "a coordinate is not a finite number")
        }
        let count = feature.shape.count
        switch source.usage {
        case .device, .junction:
            if count > 1 { fault(.invalidGeometry, feature, "a point has one position, not \(count)") }
        case .line:
            if count == 1 { fault(.invalidGeometry, feature, "a line has at least two positions, not one") }
        case .junctionObject, .edgeObject, .structureJunctionObject, .structureEdgeObject:
            if count > 0 { fault(.invalidGeometry, feature, "an object has no geometry") }
        default: break
        }
    }

    private mutating func checkValues(_ feature: DraftFeature, _ source: NetworkSource) {
        for value in feature.values {
            guard schema.attributes.indices.contains(value.attribute) else {
                fault(.invalidValue, feature, "there is no attribute \(value.attribute) in the schema")
                continue
            }
            let attribute = schema.attributes[value.attribute]
            if !attribute.isOf(source) {
                fault(.invalidValue, feature, "the attribute \(attribute.name) is not one of \(source.name)")
            } else if !AttributeColumn.fits(value.value, attribute.dataType) {
                fault(
                    .invalidValue, feature,
                    "\(value.value.asWritten) is no value of the attribute \(attribute.name), whose type is \(attribute.dataType)"
                )
            }
        }
    }
}
