import Geometry
import UtilityNetwork

/// The pipes or cables around results, by source: lines first, then what stands at them.
struct UtilityBase {
    private let network: UtilityNetwork
    private let surroundings: Surroundings
    /// Bytes of the page.
    private let limit: Int

    init(_ network: UtilityNetwork, _ surroundings: Surroundings, limit: Int) {
        self.network = network
        self.surroundings = surroundings
        self.limit = limit
    }

    func map(named name: String) -> BaseMap {
        guard network.isOnEarth else {
            return BaseMap(
                network: name, kind: "utility", layers: [],
                remarks: ["\(name) is not drawn: nobody knows where on the earth its coordinates are"])
        }
        var (layers, leftOut, left): ([BaseMap.Layer], [String], Int) = ([], [], limit)
        let sources = network.schema.sources.indices.filter { !network.schema.sources[$0].usage.isObject }
        for source in sources.filter(isLine) + sources.filter({ !isLine($0) }) {
            guard leftOut.isEmpty, let layer = layer(source, limit: left) else {
                leftOut.append(network.schema.sources[source].name)
                continue
            }
            if layer.count > 0 { layers.append(layer) }
            left -= layer.byteCount
        }
        let remarks = leftOut.isEmpty ? [] : ["of \(name), there is no room for \(leftOut.joined(separator: ", "))"]
        return BaseMap(network: name, kind: "utility", layers: layers, remarks: remarks)
    }

    private func isLine(_ source: Int) -> Bool {
        switch network.schema.sources[source].usage {
        case .line, .subnetworkLine, .structureLine: true
        default: false
        }
    }

    /// Nil where it takes more than `limit`.
    private func layer(_ source: Int, limit: Int) -> BaseMap.Layer? {
        let simplification = ConeSimplification(tolerance: surroundings.tolerance)
        let isLine = isLine(source)
        var (code, names, count) = (PlaceCode(), ColumnCode(), 0)
        for feature in network.features(of: source) {
            guard let line = network.places(of: feature), surroundings.meets(Box(of: line)) else { continue }
            if code.bytes.count + names.length.bytes > limit { return nil }
            (isLine ? DrawnGeometry.line(line) : .points(line)).write(into: &code, simplification)
            names.append(numbered: names.number(of: network.assetType(of: feature).name))
            count += 1
        }
        return BaseMap.Layer(
            name: network.schema.sources[source].name, count: count, names: names, places: code.bytes)
    }
}
