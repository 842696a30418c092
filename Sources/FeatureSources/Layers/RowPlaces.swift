import Geometry

/// Where the rows of a layer are: the part of a row that says so, and what its numbers mean.
public struct RowPlaces: Sendable {
    /// What says where a row is.
    public enum Holder: Hashable, Sendable {
        case geometry
        case columns(x: LayerField, y: LayerField)
        /// Well-known text.
        case text(LayerField)
    }

    public let holder: Holder
    public let system: SystemDefinition
    /// Whether nothing said what the numbers mean, and longitude and latitude or the system of the job were assumed.
    public let isAssumed: Bool

    /// How the rows of a layer are placed.
    ///
    /// - Parameters:
    ///   - named: fields that the user names.
    ///   - crs: the system that the user states for a layer that has none.
    ///   - fallback: the system of tables whose format cannot name one, such as CSV.
    /// - Throws: `SourceError.noPlaces`, `.noField`, `.noCoordinateSystem`.
    public init(
        of layer: Layer, named: PlaceFields = PlaceFields(), crs: SystemDefinition? = nil, fallback: SystemDefinition
    ) throws(SourceError) {
        holder = try RowPlaces.holder(of: layer, named)
        let own = holder == .geometry ? layer.coordinateSystem : nil
        let cannotSay = SourceDrivers.withoutCoordinateSystems.contains(layer.dataset.driver) || holder != .geometry
        guard let system = own ?? crs ?? (cannotSay ? fallback : nil) else {
            throw layer.refusal ?? .noCoordinateSystem(layer: layer.name)
        }
        self.system = system
        isAssumed = own == nil && crs == nil
    }

    private static func holder(of layer: Layer, _ named: PlaceFields) throws(SourceError) -> Holder {
        if let wkt = named.wkt { return .text(try layer.requiredField(named: wkt)) }
        if let x = named.x, let y = named.y {
            return .columns(x: try layer.requiredField(named: x), y: try layer.requiredField(named: y))
        }
        if layer.hasGeometry { return text(readByGDAL: layer).map(Holder.text) ?? .geometry }
        for (x, y) in PlaceFields.commonPairs {
            if let x = readable(x, of: layer), let y = readable(y, of: layer) { return .columns(x: x, y: y) }
        }
        for name in PlaceFields.commonTexts {
            if let text = readable(name, of: layer), text.kind == .text { return .text(text) }
        }
        throw .noPlaces(layer: layer.name, known: layer.fieldNames)
    }

    /// The column of well-known text that GDAL has made a layer's geometry of. It is read from its text, since GDAL takes
    /// what it cannot read for no geometry, without a word.
    private static func text(readByGDAL layer: Layer) -> LayerField? {
        guard layer.dataset.isText, layer.coordinateSystem == nil else { return nil }
        return readable("wkt", of: layer)
    }

    private static func readable(_ name: String, of layer: Layer) -> LayerField? {
        layer.fields.first { $0.name.lowercased() == name && $0.isReadable }
    }

    /// The fields that must be read for the places.
    var fields: [LayerField] {
        switch holder {
        case .geometry: []
        case .columns(let x, let y): [x, y]
        case .text(let text): [text]
        }
    }

    /// Their names.
    public var fieldNames: [String] { fields.map(\.name) }

    /// The place that the values of a row's fields say; nil where they say none.
    ///
    /// - Parameter values: of the fields of `fieldNames`.
    /// - Throws: `UnreadableGeometry`.
    public func place(_ values: [FieldValue]) throws -> SourceGeometry? {
        switch holder {
        case .geometry: return nil
        case .columns(let x, let y): return try RowPlaces.point((x, values[0]), (y, values[1]))
        case .text:
            guard let text = values[0].text, !text.isEmpty else { return nil }
            return try WellKnownText.parse(text)
        }
    }

    private static func point(
        _ x: (field: LayerField, value: FieldValue), _ y: (field: LayerField, value: FieldValue)
    ) throws -> SourceGeometry? {
        if x.value.isNull, y.value.isNull { return nil }
        return .point(Position(x: try number(x.value, x.field), y: try number(y.value, y.field)))
    }

    private static func number(_ value: FieldValue, _ field: LayerField) throws -> Double {
        if let number = value.number, number.isFinite { return number }
        throw UnreadableGeometry("\(field.name) is \(value.text.map { "'\($0)'" } ?? "empty"), not a number")
    }
}
