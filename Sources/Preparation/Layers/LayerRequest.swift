import FeatureSources
import JobSpec

/// A layer or table as a job names it, each part with the place where it is written.
struct LayerRequest {
    let source: Marked<String>
    let layer: Marked<String>?
    let crs: Marked<String>?
    var condition: Marked<String>?
    let dialect: RowSelection.Dialect
    let spatial: SpatialSpec?
    /// The fields of places, where the layer has no geometry.
    var places = PlaceFieldNames()
    /// Whether points would be of no use.
    var holdsLines = false
    /// Where a relationship has led to, which then is what is opened.
    var followed: SourceAddress?
    /// What says so.
    var followedMark: Mark?
    /// What it may be: who opens it says so.
    var access = SourceAccess.usual

    /// Whether what is asked of the layer is GDAL's to answer: which rows meet a condition, and where in another system they lie.
    var needsGDAL: Bool { condition != nil || spatial != nil || crs != nil }

    /// What is opened: paths start at the folder of the file that they are written in.
    var address: SourceAddress { followed ?? SourceAddress(writtenAs: source, access: access) }
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
    public init(_ source: WrittenSource, access: SourceAccess) {
        self.init(source, in: source.folder, access: access)
    }

    /// - Parameter folder: where paths start; a path with `/` at its end, or an empty text.
    init(_ source: WrittenSource, in folder: String, access: SourceAccess) {
        let address = SourceAddress(source.value, in: folder, access: access)
        self.init(
            target: address.target, name: SourceAddress.withoutSecrets(source.text),
            secrets: source.secrets.map { SourceAddress.Secret(value: $0.value, shownAs: $0.reference) },
            access: access)
    }

    /// What is written in a file, in whose folder paths start.
    init(writtenAs source: Marked<String>, access: SourceAccess) {
        self.init(WrittenSource(source), access: access)
    }
}
