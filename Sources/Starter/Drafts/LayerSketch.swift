import FeatureSources
import Geometry

/// A layer at first sight: what its rows are and what its fields are called.
struct LayerSketch {
    let dataset: Dataset
    let name: String
    let fields: [LayerField]
    /// Of the first row with a geometry: 0 for points, 1 for lines, 2 for areas; nil without any.
    let dimension: Int?

    var isLine: Bool { dimension == 1 }

    /// Several files may have layers of one name.
    func isSame(as other: LayerSketch) -> Bool { dataset === other.dataset && name == other.name }

    /// What the rows are, for people.
    var shown: String {
        switch dimension {
        case 0: "points"
        case 1: "lines"
        case 2: "areas"
        default: "no geometry"
        }
    }

    /// The layers and tables of a source.
    ///
    /// - Throws: `SourceError`.
    static func all(of dataset: Dataset) throws -> [LayerSketch] {
        try dataset.layerNames.map { try LayerSketch(dataset.layer(named: $0)) }
    }

    private init(_ layer: Layer) throws {
        (dataset, name) = (layer.dataset, layer.name)
        fields = layer.fields.filter(\.isReadable)
        dimension = try Self.dimension(of: layer)
    }

    private static func dimension(of layer: Layer) throws -> Int? {
        guard let places = try? RowPlaces(of: layer, crs: .degrees, fallback: .degrees) else { return nil }
        let reader = try RowReader(layer, .all, columns: [], places: places)
        while try reader.next() {
            if let place = (try? reader.place())??.dimension { return place }
        }
        return nil
    }
}
