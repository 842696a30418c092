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

        /// Bytes of the page that it takes, beside what it is called.
        var byteCount: Int { places.count + names.length.bytes }

        fileprivate func write(into json: inout [UInt8]) {
            var head = "{\"name\":"
            JSONValue.writeQuoted(name, into: &head)
            json += (head + ",\"count\":\(count),\"names\":").utf8
            names.write(into: &json)
            json += ",\"places\":\"".utf8
            json += places
            json += "\"}".utf8
        }
    }

    let layers: [Layer]
    /// What is not drawn, in sentences.
    let remarks: [String]
    /// As it stands on the page: JSON that does nothing there.
    let text: [UInt8]

    init(network: String, kind: String, layers: [Layer], remarks: [String]) {
        (self.layers, self.remarks) = (layers, remarks)
        let head = JSONValue.object([
            ("network", .text(network)), ("kind", .text(kind)), ("remarks", .array(remarks.map(JSONValue.text))),
        ]).written()
        var json: [UInt8] = []
        json.reserveCapacity(layers.reduce(1000) { $0 + $1.byteCount })
        json += head.utf8.dropLast()
        json += ",\"layers\":[".utf8
        for (index, layer) in layers.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            layer.write(into: &json)
        }
        json += "]}".utf8
        text = InertJSON.bytes(of: json)
    }

    /// Bytes of the page that its lines take.
    var byteCount: Int { layers.reduce(0) { $0 + $1.byteCount } }
}
