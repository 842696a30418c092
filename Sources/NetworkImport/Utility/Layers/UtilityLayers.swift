import FeatureSources
import UtilityNetwork
import Vocabulary

/// Makes a utility network of layers.
public enum UtilityLayers {
    /// Reads the layers of a model.
    ///
    /// Coordinates are those of the first layer that has some, others are brought there; degrees become metres on a plane.
    /// A line of several parts is one line where each part begins at the end of the one before.
    ///
    /// - Parameter crs: the system of layers that have none.
    /// - Complexity: O(rows); each condition is one pass over a layer's ids more.
    /// - Throws: `SourceError`; `UtilityRowFaults` with every row that cannot be a feature; `UtilityModelFault`;
    ///   `CoordinateSystemError`; `GDALNotFound`; `Cancelled`.
    public static func read(
        _ model: UtilityModel, crs: SystemDefinition?, context: RunContext
    ) throws -> UtilityImport {
        var draft = UtilityDraft(schema: model.schema)
        var system: SystemDefinition?
        var faults: [UtilityRowFault] = []
        // Several layers may be of one file.
        let messages = MessageLog()
        for number in model.schema.sources.indices where model.layers[number].hasRows {
            var reader = try UtilityRowReader(number, of: model, crs: crs, context: context)
            system = system ?? reader.places?.system
            try reader.append(to: &draft, system: system, context: context)
            faults += reader.faults
            reader.textMessages.forEach(messages.add)
            message(model.schema.sources[number].name, withoutGeometry: reader.withoutGeometry).map(messages.add)
            for unmet in reader.unmet { messages.add(unmet.message(of: model.schema.sources[number].name)) }
        }
        if !model.layers.contains(where: \.hasRows) {
            messages.add(
                Message(.information, "network_without_features", "no source has rows: the network is its model alone"))
        }
        for table in model.associations {
            var reader = try AssociationReader(table, model.schema)
            try reader.append(to: &draft.associations, context: context)
            reader.textMessages.forEach(messages.add)
            faults += reader.faults
        }
        faults += controllerFaults(draft, model)
        if !faults.isEmpty { throw UtilityRowFaults(all: faults) }
        let (plane, metres, message) = try UtilityPlane.place(&draft, in: system)
        message.map { messages.add($0) }
        draft.schema.metresPerUnit = metres
        draft.tolerance = Double(model.tolerance) / 1000 / metres
        // An attribute of lengths is in metres, whatever the coordinates are in.
        draft.schema.metresPerLength = draft.schema.lengthAttribute == nil ? metres : 1
        return UtilityImport(draft: draft, system: plane, messages: messages.messages)
    }

    private static func message(_ source: String, withoutGeometry ids: [String]) -> Message? {
        guard !ids.isEmpty else { return nil }
        let isOne = ids.count == 1
        let what = isOne ? "feature of \(source) has" : "features of \(source) have"
        return Message(
            .warning, "feature_without_geometry",
            "\(ids.count) \(what) no geometry, and \(isOne ? "connects" : "connect") to nothing by it: "
                + SampleText.first(of: ids))
    }

    /// Controllers whose asset types are none of those that may control their tiers.
    private static func controllerFaults(_ draft: UtilityDraft, _ model: UtilityModel) -> [UtilityRowFault] {
        if model.validControllers.isEmpty { return [] }
        // Of two features with one id nobody knows which is meant: that there are two is told when the network is built.
        let features: [ElementReference: DraftFeature?] = Dictionary(
            draft.features.map { feature in
                let name = draft.schema.sources[feature.source].name
                return (ElementReference(source: name, globalID: feature.globalID), feature)
            }
        ) { _, _ in nil }
        return draft.controllers.compactMap { controller in
            var reference = controller.element
            reference.terminal = nil
            guard let valid = model.validControllers[controller.tier], let feature = features[reference] ?? nil else {
                return nil
            }
            let assetClass = UtilityModel.AssetClass(
                source: feature.source, group: feature.assetGroup, type: feature.assetType)
            guard !valid.contains(assetClass) else { return nil }
            return UtilityRowFault(
                source: draft.schema.sources[feature.source].name, row: feature.objectID, globalID: feature.globalID,
                rule: "its asset type is none of the valid controllers of the tier \(controller.tier)")
        }
    }
}

extension UtilityLayer {
    /// - Parameter source: the name of the source in the schema.
    /// - Throws: `SourceError`, `GDALNotFound`.
    public func open(for source: String) throws -> Layer {
        if namesLayer { return try table.open(spatial: false) }
        let dataset = try Dataset(table.address)
        let names = dataset.layerNames
        if let own = names.first(where: { PlainName($0) == PlainName(source) }) {
            return try dataset.layer(named: own)
        }
        if names.count > 1 { throw SourceError.noLayer(source, source: table.address.name, known: names) }
        return try dataset.onlyLayer(spatial: false)
    }
}
