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

        /// As JSON.
        fileprivate func write(into text: inout String) {
            text += "{\"name\":"
            JSONValue.writeQuoted(name, into: &text)
            text += ",\"count\":\(count),\"names\":"
            names.write(into: &text)
            text += ",\"places\":\"" + String(decoding: places, as: UTF8.self) + "\"}"
        }
    }

    let network: String
    let kind: String
    let layers: [Layer]
    /// What is not drawn, in sentences.
    let remarks: [String]

    /// As JSON.
    var text: String {
        var text = JSONValue.object([
            ("network", .text(network)), ("kind", .text(kind)), ("remarks", .array(remarks.map(JSONValue.text))),
        ]).written()
        text.removeLast()
        text += ",\"layers\":["
        for (index, layer) in layers.enumerated() {
            if index > 0 { text += "," }
            layer.write(into: &text)
        }
        return text + "]}"
    }
}
