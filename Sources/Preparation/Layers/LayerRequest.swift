import FeatureSources
import Foundation
import JobSpec

/// A layer or table as a job names it, each part with the place where it is written.
struct LayerRequest {
    let source: Marked<String>
    let layer: Marked<String>?
    let crs: Marked<String>?
    let condition: Marked<String>?
    let dialect: RowSelection.Dialect
    let spatial: SpatialSpec?
    /// The fields of places, where the layer has no geometry.
    var places = PlaceFieldNames()
    /// Where a relationship has led to, which then is what is opened.
    var followed: SourceAddress?

    /// What is opened: paths start at the folder of the file that they are written in.
    var address: SourceAddress { followed ?? SourceAddress(writtenAs: source) }
}

/// The names of the fields that hold places, as a job writes them.
struct PlaceFieldNames {
    var x: Marked<String>?
    var y: Marked<String>?
    var wkt: Marked<String>?

    var fields: PlaceFields { PlaceFields(x: x?.value, y: y?.value, wkt: wkt?.value) }
    var all: [Marked<String>] { [x, y, wkt].compactMap { $0 } }
}

extension LayerRequest {
    init(_ spec: SelectionSpec, places: PlaceFieldNames) {
        self.init(
            source: spec.source, layer: spec.layer, crs: spec.crs, condition: spec.condition,
            dialect: RowSelection.Dialect(spec.dialect), spatial: spec.spatial, places: places)
    }

    /// A layer whose features are a geometry to ask with.
    init(_ spec: LayerSpec) {
        self.init(
            source: spec.source, layer: spec.layer, crs: spec.crs, condition: spec.condition,
            dialect: RowSelection.Dialect(spec.dialect), spatial: nil)
    }

    init(_ spec: RelatedRecordsSpec) {
        self.init(
            source: spec.source, layer: spec.table, crs: spec.crs, condition: spec.condition,
            dialect: RowSelection.Dialect(spec.dialect), spatial: spec.spatial,
            places: PlaceFieldNames(x: spec.fields.x, y: spec.fields.y, wkt: spec.fields.wkt))
    }
}

extension RowSelection.Dialect {
    init(_ dialect: SQLDialect) {
        switch dialect {
        case .ogr: self = .ogr
        case .sqlite: self = .sqlite
        }
    }
}

extension SourceAddress {
    public init(_ source: WrittenSource) {
        let name = source.isConnection ? SourceAddress.withoutSecrets(source.text) : source.text
        self.init(
            target: source.target, name: name,
            secrets: source.secrets.map { SourceAddress.Secret(value: $0.value, shownAs: $0.reference) })
    }

    init(writtenAs source: Marked<String>) {
        self.init(WrittenSource(source))
    }
}
