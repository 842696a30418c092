import FeatureSources
import UtilityNetwork

/// Tells the asset group and type of rows: by their fields, by conditions, or since there is but one.
struct AssetTypeChoice {
    private let source: NetworkSource
    private let groupColumn: Int?
    private let typeColumn: Int?
    /// Row id to the first asset type whose condition it meets.
    private let typeOfRow: [Int64: (group: Int, type: Int)]
    private let hasConditions: Bool

    /// - Throws: `SourceError.badCondition`; `UtilityRowFaults` where nothing can tell types; `Cancelled`.
    init(
        _ source: NetworkSource, _ mapping: UtilityLayer, _ columns: UtilityColumns,
        conditions: (String, String) throws -> Set<Int64>
    ) throws {
        self.source = source
        (groupColumn, typeColumn) = (columns.assetGroup, columns.assetType)
        hasConditions = !mapping.typeConditions.isEmpty
        var typeOfRow: [Int64: (group: Int, type: Int)] = [:]
        for choice in mapping.typeConditions.reversed() {
            for row in try conditions(choice.condition, "an asset type") {
                typeOfRow[row] = (choice.group, choice.type)
            }
        }
        self.typeOfRow = typeOfRow
    }

    /// Why types cannot be told at all; nil where they can.
    var fault: String? {
        if hasConditions { return nil }
        if groupColumn == nil, source.assetGroups.count > 1 {
            return "it has \(source.assetGroups.count) asset groups, and no field tells them: "
                + "name 'asset_group' in its fields, or a 'where' with each asset type"
        }
        if typeColumn == nil, source.assetGroups.contains(where: { $0.assetTypes.count > 1 }) {
            return "an asset group has several types, and no field tells them: "
                + "name 'asset_type' in its fields, or a 'where' with each asset type"
        }
        return nil
    }

    enum Outcome {
        case type(group: Int, type: Int)
        case fault(String)
    }

    func type(of reader: RowReader) -> Outcome {
        if hasConditions {
            if let found = typeOfRow[reader.id] { return .type(group: found.group, type: found.type) }
            return .fault("it meets the condition of no asset type")
        }
        guard let group = group(of: reader) else {
            let known = source.assetGroups.map { "\($0.code) (\($0.name))" }.joined(separator: ", ")
            return .fault(
                "there is no asset group \(text(groupColumn, reader)); "
                    + (known.isEmpty ? "the model has none of this source" : "there are \(known)"))
        }
        if let only = group.assetTypes.first, group.assetTypes.count == 1, typeColumn == nil {
            return .type(group: group.code, type: only.code)
        }
        let codes = group.assetTypes.map { (code: $0.code, name: $0.name) }
        guard let type = typeColumn.flatMap({ Self.code(reader.value($0), codes) }) else {
            let known = codes.map { "\($0.code) (\($0.name))" }.joined(separator: ", ")
            return .fault(
                "there is no asset type \(text(typeColumn, reader)) in the asset group \(group.name); there are \(known)"
            )
        }
        return .type(group: group.code, type: type)
    }

    private func group(of reader: RowReader) -> AssetGroup? {
        guard let groupColumn else { return source.assetGroups.first }
        let codes = source.assetGroups.map { (code: $0.code, name: $0.name) }
        let code = Self.code(reader.value(groupColumn), codes)
        return source.assetGroups.first { $0.code == code }
    }

    private func text(_ column: Int?, _ reader: RowReader) -> String {
        guard let value = column.map(reader.value), !value.isNull else { return "null" }
        return value.text ?? "null"
    }

    /// A code as it is, or as the name that it has.
    private static func code(_ value: FieldValue, _ known: [(code: Int, name: String)]) -> Int? {
        if let number = WholeNumber.read(value), let found = known.first(where: { $0.code == number }) {
            return found.code
        }
        guard case .text(let text) = value else { return nil }
        let name = BlankText.trimmed(text).lowercased()
        return known.first { $0.name.lowercased() == name }?.code
    }
}
