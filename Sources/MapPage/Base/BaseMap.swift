import Geometry
import Vocabulary

/// What is drawn of a network below results: its lines by rank.
struct BaseMap {
    struct Layer {
        /// What it is called in the legend; for streets one of `StreetRank`.
        let name: String
        /// How many lines or points it has.
        let count: Int
        let names: ColumnCode
        let places: [UInt8]

        var json: JSONValue {
            .object([
                ("name", .text(name)), ("count", .integer(Int64(count))), ("names", names.json),
                ("places", .text(String(decoding: places, as: UTF8.self))),
            ])
        }
    }

    let network: String
    let kind: String
    let layers: [Layer]
    /// What is not drawn, in sentences.
    let remarks: [String]

    var json: JSONValue {
        .object([
            ("network", .text(network)), ("kind", .text(kind)), ("layers", .array(layers.map(\.json))),
            ("remarks", .array(remarks.map(JSONValue.text))),
        ])
    }
}
