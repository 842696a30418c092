import FeatureSources
import Geometry
import UtilityNetwork

/// The pipes or cables around results, by source: lines first, then what stands at them.
struct UtilityBase {
    private let network: UtilityNetwork
    private let system: SystemDefinition?
    private let surroundings: Surroundings
    /// Bytes of the page.
    private let limit: Int

    init(_ network: UtilityNetwork, _ system: SystemDefinition?, _ surroundings: Surroundings, limit: Int) {
        self.network = network
        self.system = system
        self.surroundings = surroundings
        self.limit = limit
    }

    func map(named name: String) -> BaseMap {
        guard let system, let places = FeaturePlaces(network, system) else {
            return BaseMap(
                network: name, kind: "utility", layers: [],
                remarks: ["\(name) is not drawn: nobody knows where on the earth its coordinates are"])
        }
        return map(named: name, places, windows(system))
    }

    private func map(named name: String, _ places: FeaturePlaces, _ windows: [PositionBox]) -> BaseMap {
        var (layers, leftOut, left): ([BaseMap.Layer], [String], Int) = ([], [], limit)
        let sources = network.schema.sources.indices.filter { !network.schema.sources[$0].usage.isObject }
        for source in sources.filter(isLine) + sources.filter({ !isLine($0) }) {
            guard leftOut.isEmpty, let layer = layer(source, places, windows, limit: left) else {
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

    /// The surroundings in the network's own coordinates.
    private func windows(_ system: SystemDefinition) -> [PositionBox] {
        guard let way = try? CoordinateTransformation(from: .degrees, to: system) else { return [] }
        return surroundings.boxes.compactMap { box in
            let corners = [box.minLongitude, box.maxLongitude].flatMap { x in
                [box.minLatitude, box.maxLatitude].map { Position(x: Double(x) / 1e7, y: Double($0) / 1e7) }
            }
            return (try? way.positions(corners)).flatMap { PositionBox(of: $0) }
        }
    }

    /// Nil where it takes more than `limit`.
    private func layer(
        _ source: Int, _ places: FeaturePlaces, _ windows: [PositionBox], limit: Int
    ) -> BaseMap.Layer? {
        let simplification = ConeSimplification(tolerance: surroundings.tolerance)
        let isLine = isLine(source)
        var (code, names, count) = (PlaceCode(), ColumnCode(), 0)
        for feature in network.features(of: source) where isNear(feature, windows) {
            let line = places.coordinates(of: feature)
            if line.isEmpty { continue }
            if code.bytes.count + names.length.bytes > limit { return nil }
            (isLine ? DrawnGeometry.line(line) : .points(line)).write(into: &code, simplification)
            names.append(numbered: names.number(of: network.assetType(of: feature).name))
            count += 1
        }
        return BaseMap.Layer(
            name: network.schema.sources[source].name, count: count, names: names, places: code.bytes)
    }

    private func isNear(_ feature: Int, _ windows: [PositionBox]) -> Bool {
        let shape = network.shape(of: feature).map { Position(x: $0.x, y: $0.y) }
        guard let box = PositionBox(of: shape) else { return false }
        return windows.contains { $0.meets(box) }
    }
}
