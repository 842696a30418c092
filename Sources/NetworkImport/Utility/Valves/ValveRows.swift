import FeatureSources
import UtilityNetwork
import Vocabulary

/// Reads the rows of a layer of valves.
struct ValveRows {
    private let layer: ValveLayer
    private let source: Layer
    private var fields: [LayerField] = []
    private var id: Int?
    private var pipe: Int?
    private var node: Int?
    /// Nil for a table that places valves by pipes and nodes alone.
    private let places: RowPlaces?

    /// - Throws: `SourceError`, `GDALNotFound`.
    init(_ layer: ValveLayer, crs: SystemDefinition?) throws {
        self.layer = layer
        source = try layer.table.open(spatial: false)
        let fallback = crs ?? .degrees
        do {
            places = try RowPlaces(of: source, crs: layer.crs ?? crs, fallback: fallback)
        } catch SourceError.noPlaces {
            places = nil
        }
        id = try place(layer.id, known: [])
        pipe = try place(layer.pipe, known: ["pipe", "link"])
        node = try place(layer.node, known: ["node"])
        if places == nil, pipe == nil || node == nil {
            throw SourceError.noPlaces(layer: source.name, known: source.fieldNames)
        }
    }

    var name: String { source.name }

    /// - Parameter system: that of the network; nil where nobody knows it, and places are taken as they are.
    /// - Throws: `SourceError`, `CoordinateSystemError`, `UnreadableGeometry`, `Cancelled`.
    func read(to system: SystemDefinition?, context: RunContext) throws -> [ValveRow] {
        let rows = ConditionRows(layer: source, dialect: layer.table.dialect)
        let operable = try layer.operable.map { try rows.ids(meeting: $0, for: "operable of valves", context) }
        let shapes = try places.map { places in
            try UtilityShapeReader(.device, places, to: system)
        }
        let reader = try RowReader(source, layer.table.selection, columns: fields, places: places)
        var found: [ValveRow] = []
        while try reader.next() {
            if found.count & 0xFFF == 0 { try context.checkCancelled() }
            var place: UtilityPosition?
            switch shapes?.read(reader) {
            case .shape(let shape)?: place = shape.first
            case .fault(let rule)?:
                throw SourceError.badRow(layer: source.name, row: reader.id, reason: rule)
            case nil: break
            }
            found.append(
                ValveRow(
                    row: reader.id, ownID: text(id, reader), pipe: text(pipe, reader), node: text(node, reader),
                    place: place, isOperable: operable?.contains(reader.id) ?? true))
        }
        return found
    }

    private mutating func place(_ name: String?, known: [String]) throws(SourceError) -> Int? {
        guard let wanted = name ?? source.fields.first(where: { known.contains($0.name.lowercased()) })?.name else {
            return nil
        }
        fields.append(try source.requiredField(named: wanted))
        return fields.count - 1
    }

    private func text(_ column: Int?, _ reader: RowReader) -> String? {
        guard let text = column.flatMap({ reader.value($0).text }).map(BlankText.trimmed), !text.isEmpty else {
            return nil
        }
        return text
    }
}
