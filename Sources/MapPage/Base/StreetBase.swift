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
    /// - Throws: what the pace throws.
    /// - Complexity: O(n log n) for n edges within the surroundings.
    func map<Drawing: Pace>(named name: String, _ pace: Drawing = SideBySide()) throws(Drawing.Stop) -> BaseMap {
        let byRank = edgesByRank()
        let ranks = StreetRank.allCases.filter { !byRank[$0.rawValue].isEmpty }
        let lines = try pace.values(ranks.indices) {
            StreetLines(ranks[$0], of: byRank[ranks[$0].rawValue], in: streets, atMost: limit / StreetLines.leastBytes)
        }
        let drawn = try StreetLayers(lines, streets, tolerance: surroundings.tolerance, limit: limit).all(pace)
        var (layers, leftOut, left): ([BaseMap.Layer], [String], Int) = ([], [], limit)
        for (rank, layer) in zip(ranks, drawn) {
            guard leftOut.isEmpty, let layer, layer.byteCount <= left else {
                leftOut.append(rank.name)
                continue
            }
            layers.append(layer)
            left -= layer.byteCount
        }
        let remarks = leftOut.isEmpty ? [] : ["of \(name), there is no room for \(leftOut.joined(separator: ", "))"]
        return BaseMap(network: name, kind: "streets", layers: layers, remarks: remarks)
    }

    /// The edges within the surroundings by the number of their rank.
    private func edgesByRank() -> [[StreetPart]] {
        var isWanted = [Bool](repeating: false, count: streets.edgeCount)
        for box in surroundings.boxes { streets.edgeIndex.search(box) { isWanted[$0] = true } }
        let (parts, ranks) = (streets.parts, ranks())
        var byRank = [[StreetPart]](repeating: [], count: StreetRank.allCases.count)
        for edge in isWanted.indices where isWanted[edge] {
            let street = parts.edgeStreet[edge]
            byRank[ranks[Int(parts.streetTags[Int(street)])].rawValue].append(
                StreetPart(street: street, edge: UInt32(edge), offset: parts.edgeStreetOffset[edge]))
        }
        return byRank
    }

    /// By set of tags.
    private func ranks() -> [StreetRank] { (0..<streets.tagSets.count).map { StreetRank(streets.tagSets[UInt32($0)]) } }
}
