import Geometry
import ImageFile

/// The image of a compiled network.
struct UtilityImageWriter {
    private let features: CheckedFeatures
    private let graph: NetworkGraph
    private(set) var writer: ImageWriter

    init(_ features: CheckedFeatures, _ graph: NetworkGraph, _ lengths: FeatureLengths, key: String) {
        self.features = features
        self.graph = graph
        writer = ImageWriter(UtilityImage.identity(key: key))
        addSchema()
        addFeatures(lengths)
        addShapes()
        addGraph()
        addAttributes()
    }

    private mutating func addSchema() {
        var records = RecordWriter()
        features.draft.schema.write(to: &records)
        writer.add(records.numbers, as: "schema-numbers")
        writer.add(texts: records.texts, as: "schema-texts")
    }

    private var sourceRanges: [Range<Int>] {
        var start = 0
        return features.draft.schema.sources.indices.map { source in
            var end = start
            while end < features.count, features[end].source == source { end += 1 }
            defer { start = end }
            return start..<end
        }
    }

    private mutating func addFeatures(_ lengths: FeatureLengths) {
        let numbers = 0..<features.count
        writer.add([0] + sourceRanges.map { UInt32($0.upperBound) }, as: "source-start")
        writer.add(features.featureClass, as: "feature-class")
        writer.add(
            numbers.map { number -> FeatureFlags in
                var flags: FeatureFlags = []
                if features[number].isCustomer { flags.insert(.customer) }
                if !features[number].isOperable { flags.insert(.inoperable) }
                return flags
            }, as: "feature-flags")
        writer.add(features.terminalPath, as: "feature-path")
        writer.add(texts: numbers.map { features[$0].globalID }, as: "feature-id")
        writer.add(lengths.all, as: "feature-length")
    }

    private mutating func addShapes() {
        var first: [UInt32] = [0]
        var positions: [StoredPosition] = []
        var heights: [Double] = []
        var places: [Coordinate] = []
        for number in 0..<features.count {
            for position in features[number].shape {
                positions.append(StoredPosition(x: position.x, y: position.y))
                heights.append(position.z)
            }
            let own = features[number].places
            let isPlaced = own.count == features[number].shape.count
            places += isPlaced ? own : features[number].shape.map { _ in UtilitySections.nowhere }
            first.append(UInt32(positions.count))
        }
        writer.add(first, as: "feature-shape")
        writer.add(positions, as: "position")
        writer.add(heights.allSatisfy(\.isNaN) ? [] : heights, as: "height")
        writer.add(places.allSatisfy { $0 == UtilitySections.nowhere } ? [] : places, as: "place")
        let index = PlaneIndex(features)
        writer.add(index.tree.boxes, as: "index-boxes")
        writer.add(index.tree.targets, as: "index-targets")
        writer.add(index.feature, as: "index-feature")
        writer.add(index.grid.numbers, as: "index-grid")
    }

    private mutating func addGraph() {
        writer.add(graph.firstElement, as: "feature-elements")
        writer.add(graph.element, as: "element")
        writer.add(graph.vertexFeature, as: "vertex-feature")
        writer.add(graph.vertexTerminal, as: "vertex-terminal")
        writer.add(graph.linkTail, as: "link-tail")
        writer.add(graph.linkHead, as: "link-head")
        writer.add(graph.linkFeature, as: "link-feature")
        writer.add(graph.linkFlags, as: "link-flags")
        writer.add(graph.linkFrom, as: "link-from")
        let adjacency = Adjacency(
            vertexCount: graph.vertexFeature.count, tails: graph.linkTail, heads: graph.linkHead)
        var arcs: [Arc] = []
        arcs.reserveCapacity(adjacency.target.count)
        for vertex in graph.vertexFeature.indices {
            for place in adjacency.start[vertex]..<adjacency.start[vertex + 1] {
                arcs.append(arc(at: vertex, Int(adjacency.link[Int(place)]), adjacency.target[Int(place)]))
            }
        }
        writer.add(adjacency.start, as: "vertex-arcs")
        writer.add(arcs, as: "arc")
    }

    private func arc(at vertex: Int, _ link: Int, _ target: UInt32) -> Arc {
        let flags = graph.linkFlags[link]
        let (forward, backward) = (flags.contains(.forward), flags.contains(.backward))
        let isLoop = target == UInt32(vertex)
        let isTail = Int(graph.linkTail[link]) == vertex
        return Arc(
            target: target, link: link, leaves: isLoop ? forward || backward : isTail ? forward : backward,
            enters: isLoop ? forward || backward : isTail ? backward : forward)
    }

    private mutating func addAttributes() {
        let ranges = sourceRanges
        let schema = features.draft.schema
        for (number, attribute) in schema.attributes.enumerated() {
            let own = ranges.indices.filter { source in attribute.isOf(schema.sources[source]) }.map { ranges[$0] }
            let values = AttributeColumn.values(of: number, own, features)
            let name = "attribute-\(number)"
            switch attribute.dataType {
            case .short: writer.add(values.map { $0.isNaN ? AttributeColumn.nullShort : Int32($0) }, as: name)
            case .long, .double: writer.add(values, as: name)
            }
        }
    }
}

extension UtilityImageWriter {
    mutating func add(_ index: GlobalIDIndex) {
        writer.add(index.hash, as: "id-hash")
        writer.add(index.feature, as: "id-feature")
    }

    mutating func add(_ links: DraftLinks, notes: [UtilityNote]) {
        writer.add(
            links.associations.map { association in
                StoredAssociation(
                    from: association.from, to: association.to, fromTerminal: association.fromTerminal,
                    toTerminal: association.toTerminal, kind: UInt8(association.kind.rawValue),
                    isContentVisible: association.isContentVisible ? 1 : 0, spare: 0, fraction: association.fraction)
            }, as: "association")
        let controllers = links.controllers
        writer.add(
            controllers.map { graph.element[Int(graph.firstElement[Int($0.feature)]) + Int($0.terminal)] },
            as: "controller-vertex")
        writer.add(controllers.map { UInt32($0.tier) }, as: "controller-tier")
        writer.add(texts: controllers.map(\.subnetwork), as: "controller-subnetwork")
        writer.add(texts: notes.map(\.text), as: "notes")
    }
}

extension NetworkAttribute {
    func isOf(_ source: NetworkSource) -> Bool {
        sources.contains { $0.lowercased() == source.name.lowercased() }
    }
}
