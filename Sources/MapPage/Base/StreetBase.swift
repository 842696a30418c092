import Geometry
import StreetNetwork

/// The streets around results, as lines by rank.
struct StreetBase {
    private let streets: StreetNetwork
    private let surroundings: Surroundings
    /// Bytes of the page.
    private let limit: Int

    init(_ streets: StreetNetwork, _ surroundings: Surroundings, limit: Int) {
        self.streets = streets
        self.surroundings = surroundings
        self.limit = limit
    }

    /// Where there is no room for all of them, the ranks that lead least far are left out.
    ///
    /// Complexity: O(n log n) for n edges within the surroundings.
    func map(named name: String) -> BaseMap {
        let byRank = Dictionary(grouping: edges(), by: ranks())
        let ranks = StreetRank.allCases.filter { byRank[$0] != nil }
        let drawn = SideBySide.values(ranks.indices) { layer(ranks[$0], byRank[ranks[$0]] ?? [], limit: limit) }
        var (layers, leftOut, left): ([BaseMap.Layer], [String], Int) = ([], [], limit)
        for (rank, layer) in zip(ranks, drawn) {
            guard leftOut.isEmpty, let layer, layer.places.count <= left else {
                leftOut.append(rank.name)
                continue
            }
            layers.append(layer)
            left -= layer.places.count
        }
        let remarks = leftOut.isEmpty ? [] : ["of \(name), there is no room for \(leftOut.joined(separator: ", "))"]
        return BaseMap(network: name, kind: "streets", layers: layers, remarks: remarks)
    }

    private func edges() -> [Int] {
        var isWanted = [Bool](repeating: false, count: streets.edgeCount)
        for box in surroundings.boxes { streets.edgeIndex.search(box) { isWanted[$0] = true } }
        return isWanted.indices.filter { isWanted[$0] }
    }

    /// The rank of an edge; tags are read once for each set of them.
    private func ranks() -> (Int) -> StreetRank {
        var known: [UInt32: StreetRank] = [:]
        return { edge in
            let tags = streets.parts.streetTags[Int(streets.parts.edgeStreet[edge])]
            if let rank = known[tags] { return rank }
            let rank = StreetRank(streets.tagSets[tags])
            known[tags] = rank
            return rank
        }
    }

    /// Nil where it takes more than `limit`.
    private func layer(_ rank: StreetRank, _ edges: [Int], limit: Int) -> BaseMap.Layer? {
        let simplification = LineSimplification(tolerance: surroundings.tolerance)
        var (places, names, count) = (PlaceCode(), ColumnCode("names"), 0)
        for (street, line) in lines(of: edges) {
            if places.bytes.count > limit { return nil }
            places.put(count: 2)
            places.put(count: 1)
            places.put(line: simplification.simplified(line, keeping: []))
            let name = streets.name(ofStreet: street) ?? streets.reference(ofStreet: street)
            names.append(name.map(PageCell.text) ?? .null)
            count += 1
        }
        return BaseMap.Layer(name: rank.name, count: count, names: names, places: places.bytes)
    }

    /// Edges that follow each other on a street make one line.
    private func lines(of edges: [Int]) -> [(street: Int, line: [Coordinate])] {
        let parts = streets.parts
        let sorted = edges.map { (parts.edgeStreet[$0], parts.edgeStreetOffset[$0], $0) }.sorted { $0 < $1 }
        var lines: [(street: Int, line: [Coordinate])] = []
        for (street, _, edge) in sorted {
            let shape = streets.shape(of: edge)
            if let last = lines.last, last.street == Int(street), last.line.last == shape.first {
                lines[lines.count - 1].line += shape.dropFirst()
            } else {
                lines.append((Int(street), Array(shape)))
            }
        }
        return lines
    }
}
