import Geometry
import ImageFile

/// A street network as an image: everything that does not depend on a travel mode.
public enum StreetImage {
    /// To be raised with every change of the sections or of what they mean.
    public static let format: UInt32 = 4

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "streets", format: format, keyOf: key)
    }

    /// The sections of a network, and what is derived from them: departures and the index of edges.
    ///
    /// Complexity: O(n log n) for n edges.
    ///
    /// - Parameter notes: texts that are kept beside the network, such as what its import met.
    public static func writer(of parts: StreetNetworkParts, key: String, notes: [String] = []) -> ImageWriter {
        var writer = ImageWriter(identity(key: key))
        writer.add(texts: notes, as: "notes")
        addJunctions(of: parts, to: &writer)
        addEdges(of: parts, to: &writer)
        addStreets(of: parts, to: &writer)
        addTurns(of: parts, to: &writer)
        addDepartures(of: parts, to: &writer)
        let index = PackedRTree(parts.edgeTail.indices.map { Box(ofStreet: parts.shape(of: $0)) })
        writer.add(index.boxes, as: "index-boxes")
        writer.add(index.targets, as: "index-targets")
        return writer
    }

    /// Maps the network of a file.
    ///
    /// - Throws: `ImageError`.
    public static func open(_ path: String, key: String) throws -> StreetNetwork {
        try StreetNetwork(
            Image.open(path, as: identity(key: key)) { try StreetImageCheck(image: $0, path: path).check() })
    }

    private static func addJunctions(of parts: StreetNetworkParts, to writer: inout ImageWriter) {
        writer.add(parts.junctionCoordinate, as: "junction-place")
        writer.add(parts.junctionTags, as: "junction-tags")
        writer.add(parts.edgeOfData, as: "edge-of-data")
        writer.add(parts.tagSets.firstTag, as: "tag-set")
        writer.add(parts.tagSets.key, as: "tag-key")
        writer.add(parts.tagSets.value, as: "tag-value")
        writer.add(texts: parts.tagSets.strings, as: "tag-strings")
    }

    private static func addEdges(of parts: StreetNetworkParts, to writer: inout ImageWriter) {
        writer.add(parts.edgeTail, as: "edge-tail")
        writer.add(parts.edgeHead, as: "edge-head")
        writer.add(parts.firstShapeCoordinate, as: "edge-shape")
        writer.add(parts.shapeCoordinate, as: "shape")
        writer.add(parts.edgeLength, as: "edge-length")
        writer.add(parts.edgeStreet, as: "edge-street")
        writer.add(parts.edgeStreetOffset, as: "edge-street-offset")
    }

    private static func addStreets(of parts: StreetNetworkParts, to writer: inout ImageWriter) {
        writer.add(parts.streetID, as: "street-id")
        writer.add(parts.streetLength, as: "street-length")
        writer.add(parts.streetTags, as: "street-tags")
        writer.add(parts.streetName, as: "street-name")
        writer.add(parts.streetReference, as: "street-reference")
        writer.add(parts.signedStreet, as: "signed-street")
        writer.add(parts.streetSign, as: "street-sign")
        writer.add(parts.signedJunction, as: "signed-junction")
        writer.add(parts.junctionSign, as: "junction-sign")
        writer.add(parts.streetSpeed, as: "street-speed")
        writer.add(parts.streetTime, as: "street-time")
        writer.add(parts.streetRestrictions, as: "street-restrictions")
        writer.add(texts: parts.restrictionName, as: "restriction-names")
        writer.add(texts: parts.costName, as: "cost-names")
        for (place, cost) in parts.streetCost.enumerated() { writer.add(cost, as: "cost-\(place)") }
    }

    private static func addTurns(of parts: StreetNetworkParts, to writer: inout ImageWriter) {
        var strings = parts.strings
        var numberOfString: [String: UInt32] = [:]
        func number(of string: String) -> UInt32 {
            if let known = numberOfString[string] { return known }
            strings.append(string)
            numberOfString[string] = UInt32(strings.count - 1)
            return UInt32(strings.count - 1)
        }
        let single = parts.turnRestrictions.filter(\.viaEdges.isEmpty)
        let chains = parts.turnRestrictions.filter { !$0.viaEdges.isEmpty }
        writer.add(TurnRecords.numbers(of: single, string: number), as: "turn-restrictions")
        writer.add(TurnRecords.numbers(of: chains, string: number), as: "chain-restrictions")
        writer.add(TurnRecords.numbers(of: parts.turnDelays), as: "turn-delays")
        writer.add(texts: strings, as: "strings")
    }

    private static func addDepartures(of parts: StreetNetworkParts, to writer: inout ImageWriter) {
        var first = [UInt32](repeating: 0, count: parts.junctionCoordinate.count + 1)
        for edge in parts.edgeTail.indices {
            first[Int(parts.edgeTail[edge]) + 1] += 1
            first[Int(parts.edgeHead[edge]) + 1] += 1
        }
        for junction in 1..<max(1, first.count) { first[junction] += first[junction - 1] }
        var next = first
        var departure = [DirectedEdge](repeating: DirectedEdge(rawValue: 0), count: parts.edgeTail.count * 2)
        var place = [UInt16](repeating: 0, count: departure.count)
        for edge in parts.edgeTail.indices {
            for forward in [true, false] {
                let directed = DirectedEdge(edge: edge, forward: forward)
                let junction = Int(forward ? parts.edgeTail[edge] : parts.edgeHead[edge])
                place[directed.index] = UInt16(truncatingIfNeeded: next[junction] - first[junction])
                departure[Int(next[junction])] = directed
                next[junction] += 1
            }
        }
        writer.add(first, as: "junction-departures")
        writer.add(departure, as: "departure")
        writer.add(place, as: "departure-place")
    }
}
