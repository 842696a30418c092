import FeatureSources
import UtilityNetwork
import Vocabulary

/// Reads the rows of a layer as features of a source.
struct UtilityRowReader {
    private let number: Int
    private let source: NetworkSource
    private let mapping: UtilityLayer
    private let layer: Layer
    private let columns: UtilityColumns
    /// Nil for objects, which have no place.
    let places: RowPlaces?
    private let types: AssetTypeChoice
    private let attributes: [AttributeReader]
    private let customers: Set<Int64>?
    private let operable: Set<Int64>?
    private var controllers: ControllerRows
    private(set) var faults: [UtilityRowFault] = []
    private(set) var withoutGeometry: [String] = []
    /// What conditions of the model select, though no row meets them.
    private(set) var unmet: [UnmetCondition] = []
    /// What is to be said of the texts of its rows.
    private(set) var textMessages: [Message] = []

    /// - Parameter crs: the system of layers that have none and for which the mapping names none.
    /// - Throws: `SourceError`; `Cancelled`.
    init(_ number: Int, of model: UtilityModel, crs: SystemDefinition?, context: RunContext) throws {
        self.number = number
        source = model.schema.sources[number]
        mapping = model.layers[number]
        layer = try mapping.open(for: source.name)
        let columns = try UtilityColumns(mapping, of: layer)
        self.columns = columns
        places =
            source.usage.isObject
            ? nil
            : try RowPlaces(
                of: layer, named: PlaceFields(wkt: mapping.wkt), crs: mapping.crs ?? crs, fallback: .degrees)
        let rows = ConditionRows(layer: layer, dialect: mapping.table.dialect)
        func ids(_ condition: String, _ name: String) throws -> Set<Int64> {
            try rows.ids(meeting: condition, for: "\(name) of \(model.schema.sources[number].name)", context)
        }
        types = try AssetTypeChoice(source, mapping, columns, conditions: ids)
        attributes = zip(mapping.attributes, columns.attributes).map { named, column in
            AttributeReader(named.attribute, model.schema.attributes[named.attribute], column: column)
        }
        customers = try mapping.customers.map { try ids($0, "customers") }
        operable = try mapping.operable.map { try ids($0, "operable") }
        controllers = try ControllerRows(mapping, columns, source: source.name, conditions: ids)
        if let fault = types.fault {
            throw UtilityModelFault(description: "the source \(source.name): \(fault)")
        }
    }

    /// Appends the features of all rows, and the controllers among them.
    ///
    /// - Parameter system: that of the network.
    /// - Throws: `SourceError`, `Cancelled`, `GDALNotFound`, `CoordinateSystemError`.
    mutating func append(to draft: inout UtilityDraft, system: SystemDefinition?, context: RunContext) throws {
        let shapes = try places.map { try UtilityShapeReader(source.usage, $0, to: system) }
        let reader = try RowReader(layer, mapping.table.selection, columns: columns.fields, places: places)
        var flows = FlowCoding(mapping.oneWay)
        var count = 0
        let first = draft.features.count
        while try reader.next() {
            if count & 0xFFF == 0 {
                try context.checkCancelled()
                context.progress.progress("reading \(source.name)", done: count, total: nil)
            }
            count += 1
            guard let feature = feature(reader, shapes, &flows) else { continue }
            if let rule = controllers.append(reader, feature, to: &draft.controllers) {
                faults.append(fault(rule, reader))
            }
            draft.features.append(feature)
        }
        controllers.appendMissing(to: &draft.controllers)
        unmet = try unmetConditions(of: draft.features[first...], rows: count)
        textMessages = reader.textMessages
    }

    /// Where a table has no rows at all, its conditions are not to blame.
    private func unmetConditions(of features: ArraySlice<DraftFeature>, rows: Int) throws -> [UnmetCondition] {
        if rows == 0 {
            guard let condition = mapping.table.selection.condition,
                try RowReader(mapping.open(for: source.name), .all, columns: []).next()
            else { return [] }
            return [UnmetCondition("features", condition)]
        }
        var unmet = controllers.unmetConditions.map { UnmetCondition("controllers", $0) }
        if let condition = mapping.customers, !features.contains(where: \.isCustomer) {
            unmet.append(UnmetCondition("customers", condition))
        }
        if let condition = mapping.operable, !features.contains(where: \.isOperable) {
            unmet.append(UnmetCondition("operable features", condition))
        }
        return unmet
    }

    private func id(_ reader: RowReader) -> String? { columns.id(of: reader) }

    private func fault(_ rule: String, _ reader: RowReader) -> UtilityRowFault {
        UtilityRowFault(source: source.name, row: reader.id, globalID: id(reader), rule: rule)
    }

    /// Nil for a row with a fault.
    private mutating func feature(
        _ reader: RowReader, _ shapes: UtilityShapeReader?, _ flows: inout FlowCoding
    ) -> DraftFeature? {
        let before = faults.count
        guard let id = id(reader) else {
            faults.append(fault("it has no global id", reader))
            return nil
        }
        var feature = DraftFeature(
            source: number, globalID: id, objectID: reader.id, assetGroup: 0, assetType: 0,
            isCustomer: customers?.contains(reader.id) ?? false, isOperable: operable?.contains(reader.id) ?? true,
            terminalPath: reader.trimmedText(columns.terminalPath),
            fromTerminal: reader.trimmedText(columns.fromTerminal),
            toTerminal: reader.trimmedText(columns.toTerminal))
        readType(of: &feature, reader)
        switch shapes?.read(reader) {
        case .shape(let shape)?: feature.shape = shape
        case .fault(let rule)?: faults.append(fault(rule, reader))
        case nil: break
        }
        if shapes != nil, feature.shape.isEmpty, faults.count == before { withoutGeometry.append(id) }
        readValues(of: &feature, reader)
        switch columns.oneWay.map({ flows.flow(of: reader.value($0)) }) {
        case .flow(let flow)?: feature.flow = flow
        case .fault(let rule)?: faults.append(fault(rule, reader))
        case nil: break
        }
        return faults.count == before ? feature : nil
    }

    private mutating func readType(of feature: inout DraftFeature, _ reader: RowReader) {
        switch types.type(of: reader) {
        case .type(let group, let type): (feature.assetGroup, feature.assetType) = (group, type)
        case .fault(let rule): faults.append(fault(rule, reader))
        }
    }

    private mutating func readValues(of feature: inout DraftFeature, _ reader: RowReader) {
        for attribute in attributes {
            switch attribute.read(reader) {
            case .value(let value):
                feature.values.append(DraftFeature.Value(attribute: attribute.number, value: value))
            case .null: break
            case .fault(let rule): faults.append(fault(rule, reader))
            }
        }
    }
}
