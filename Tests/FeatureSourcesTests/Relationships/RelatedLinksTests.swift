import Testing

@testable import FeatureSources

@Suite("Links of related rows")
struct RelatedLinksTests {
    private static let count = 200_000

    /// All rows have one key, which all related rows have, too: 40,000,000,000 pairs.
    private let crowd: RowLinks = {
        let keys = [Int32](repeating: 0, count: count)
        return RowLinks(keys, to: RowLinks(rowsOf: keys, count: 1))
    }()

    @Test("are counted, and found for one row, where nobody could hold all of them")
    func crowded() {
        let links = RelatedLinks(crowd)
        #expect(links.count == Self.count * Self.count)
        #expect(links.count(of: 7) == Self.count)
        #expect(links.links(of: 7).map(\.related) == Array(0..<Int32(Self.count)))
    }

    @Test("by way of a mapping table are made once for each key")
    func crowdedMapping() {
        var table = RecordStore(columns: [LayerField(name: "note", kind: .text, index: 0)])
        for (id, note) in ["a", "b", "a"].enumerated() { table.append(id: Int64(id), [.text(note)]) }
        let ways = RowLinks([Int32](repeating: 0, count: Self.count), to: RowLinks(rowsOf: [0, 0, 0], count: 1))
        // The first and the last row of the mapping table say the same of one related row, the second something else.
        let arrival = RowLinks([0, 0, 0], to: RowLinks(rowsOf: [0], count: 1))
        let pairs = AttributedLinks(ways, arrival, table, check: {})
        #expect(pairs.related.listCount == 2)
        #expect(pairs.repeated == Self.count)
        let links = RelatedLinks(pairs.related, attributes: pairs.attributes)
        #expect(links.count == 2 * Self.count)
        #expect(links.links(of: 9).map { [$0.related, $0.attributes] } == [[0, 0], [0, 1]])
    }
}
