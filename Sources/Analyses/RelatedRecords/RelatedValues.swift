import FeatureSources
import Geometry
import Results
import Vocabulary

/// The values and geometries of related rows as results have them.
final class RelatedValues {
    private let store: RecordStore
    private let side: RelatedRecordsParameters.Side
    private let keptStart: Int
    private let placeStart: Int
    private let places: RelatedPlaces?

    init(_ found: FoundRecords, _ parameters: RelatedRecordsParameters) {
        store = found.related.related
        side = parameters.related
        keptStart = side.idField == nil ? 0 : 1
        placeStart = keptStart + side.keptFields.count + parameters.order.terms.count
        places = side.places.map { RelatedPlaces($0) }
    }

    /// The id that outputs show.
    func id(of row: Int) -> Value {
        side.idField == nil ? .integer(store.id(of: row)) : Value(store.value(of: row, column: 0))
    }

    /// The kept fields.
    func kept(of row: Int) -> [Value] {
        store.values(of: row)[keptStart..<(keptStart + side.keptFields.count)].map(Value.init)
    }

    /// What is to be said of longitudes beyond 180 degrees, of the geometries so far.
    var noteOnWrapped: Message? { places?.noteOnWrapped(of: side.table.table) }

    /// The geometry; nil where there is none or it is not asked for.
    ///
    /// - Throws: `UnreadableGeometry`.
    func geometry(of row: Int) throws -> FeatureGeometry? {
        guard let places else { return nil }
        if places.isGeometry {
            return try store.withGeometryBytes(of: row) { try $0.flatMap(places.geometry(wellKnownBinary:)) }
        }
        return try places.geometry(values: Array(store.values(of: row)[placeStart...]))
    }
}

extension Value {
    /// A value of a source as one of results.
    public init(_ value: FieldValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .text(let text): self = .text(text)
        case .boolean(let flag): self = .boolean(flag)
        }
    }
}
