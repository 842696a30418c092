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
    /// - Complexity: O(n log n) for n edges within the surroundings.
    func map(named name: String) -> BaseMap {
        let byRank = edgesByRank()
        let ranks = StreetRank.allCases.filter { !byRank[$0.rawValue].isEmpty }
        let drawn = SideBySide.values(ranks.indices) { layer(ranks[$0], byRank[ranks[$0].rawValue]) }
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

    /// The edges within the surroundings by the number of their rank, each list by street and the place there.
    private func edgesByRank() -> [[Int]] {
        var isWanted = [Bool](repeating: false, count: streets.edgeCount)
        for box in surroundings.boxes { streets.edgeIndex.search(box) { isWanted[$0] = true } }
        let (parts, ranks) = (streets.parts, ranks())
        var byRank = [[Int]](repeating: [], count: StreetRank.allCases.count)
        for edge in isWanted.indices where isWanted[edge] {
            byRank[ranks[Int(parts.streetTags[Int(parts.edgeStreet[edge])])].rawValue].append(edge)
        }
        return byRank.map { edges in
            edges.sorted {
                (parts.edgeStreet[$0], parts.edgeStreetOffset[$0], $0)
                    < (parts.edgeStreet[$1], parts.edgeStreetOffset[$1], $1)
            }
        }
    }

    /// By set of tags.
    private func ranks() -> [StreetRank] { (0..<streets.tagSets.count).map { StreetRank(streets.tagSets[UInt32($0)]) } }

    /// Nil where it takes more than there is room for.
    private func layer(_ rank: StreetRank, _ edges: [Int]) -> BaseMap.Layer? {
        let simplification = ConeSimplification(tolerance: surroundings.tolerance)
        var (places, names, count) = (PlaceCode(), ColumnCode("names"), 0)
        var rest = edges[...]
        while let edge = rest.first {
            if places.bytes.count > limit { return nil }
            DrawnGeometry.line(takeLine(from: &rest)).write(into: &places, simplification)
            let street = Int(streets.parts.edgeStreet[edge])
            let name = streets.name(ofStreet: street) ?? streets.reference(ofStreet: street)
            names.append(name.map(PageCell.text) ?? .null)
            count += 1
        }
        return BaseMap.Layer(name: rank.name, count: count, names: names, places: places.bytes)
    }

    /// The line of the first edge, and of those behind it that go on from it on the same street.
    private func takeLine(from rest: inout ArraySlice<Int>) -> [Coordinate] {
        guard let first = rest.popFirst() else { return [] }
        let edgeStreet = streets.parts.edgeStreet
        var line = Array(streets.shape(of: first))
        while let next = rest.first, edgeStreet[next] == edgeStreet[first], streets.shape(of: next).first == line.last {
            line += streets.shape(of: next).dropFirst()
            rest = rest.dropFirst()
        }
        return line
    }
}
