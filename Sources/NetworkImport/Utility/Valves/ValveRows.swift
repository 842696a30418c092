import FeatureSources
import UtilityNetwork
import Vocabulary

/// Reads the rows of a layer of valves.
struct ValveRows {
    private let layer: ValveLayer
    private let source: Layer
    private let fields: [LayerField]
    /// The places among the fields.
    private let id: Int?
    private let pipe: Int?
    private let node: Int?
    /// Nil for a table that places valves by pipes, and nodes, alone.
    private let places: RowPlaces?

    /// - Throws: `SourceError`, `GDALNotFound`.
    init(_ layer: ValveLayer, crs: SystemDefinition?) throws {
        let source = try layer.table.open(spatial: false)
        let named = try [
            Self.field(layer.id, of: source, known: []), Self.field(layer.pipe, of: source, known: ["pipe", "link"]),
            Self.field(layer.node, of: source, known: ["node"]),
        ]
        var fields: [LayerField] = []
        let columns = named.map { field -> Int? in
            guard let field else { return nil }
            fields.append(field)
            return fields.count - 1
        }
        self.layer = layer
        self.source = source
        self.fields = fields
        (id, pipe, node) = (columns[0], columns[1], columns[2])
        places = try Self.places(of: source, layer, crs)
        if places == nil, pipe == nil {
            throw SourceError.noPlaces(layer: source.name, known: source.fieldNames)
        }
    }

    private static func places(of source: Layer, _ layer: ValveLayer, _ crs: SystemDefinition?) throws -> RowPlaces? {
        do {
            return try RowPlaces(of: source, crs: layer.crs ?? crs, fallback: crs ?? .degrees)
        } catch {
            guard case .noPlaces(_, _) = error else { throw error }
            return nil
        }
    }

    private static func field(_ name: String?, of source: Layer, known: [String]) throws -> LayerField? {
        let wanted = name ?? source.fields.first { known.contains($0.name.lowercased()) }?.name
        return try wanted.map { try source.requiredField(named: $0) }
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
                    row: reader.id, ownID: reader.trimmedText(id), pipe: reader.trimmedText(pipe),
                    node: reader.trimmedText(node),
                    place: place, isOperable: operable?.contains(reader.id) ?? true))
        }
        return found
    }
}
