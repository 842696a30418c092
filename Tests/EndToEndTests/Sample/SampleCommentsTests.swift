import Testing

@Suite("The sample's comments that say something")
struct SampleCommentsTests {
    private static let job = "comments-that-say-something"
    /// What the tests ask the database, in SQL of their own.
    private static let pairs = """
        FROM comments AS c
        JOIN (SELECT DISTINCT base_id, related_id FROM requests_comments) AS m ON m.related_id = c.fid
        JOIN requests AS r ON r.fid = m.base_id
        WHERE c.text IS NOT NULL AND c.text <> ''
        """
    private static let said = "(SELECT fid FROM comments WHERE text <> '')"
    private static let mapping = "FROM requests_comments WHERE related_id IN \(said)"

    @Test("stand with their requests, as a join has them")
    func records() throws {
        let records = try Sample.outputs().table("\(Self.job)/records.csv")
        #expect(records.columns == ["row_id", "text", "author", "date", "related_id", "type", "status"])
        let expected = try SampleDatabase.rows(
            "SELECT c.fid, c.text, c.author, c.date, r.requestid, r.type, r.status \(Self.pairs) ORDER BY c.fid, r.fid")
        #expect(expected.count > 400)
        #expect(records.rows.map { row in records.columns.map { row[$0] ?? "" } } == expected)
    }

    @Test("lead to each request once, at its place, with the comments on it")
    func features() throws {
        let features = try Sample.outputs().features("\(Self.job)/features.geojson").features
        let expected = try SampleDatabase.rows(
            "SELECT r.requestid, group_concat(c.fid, ';'), count(*), r.type, r.status \(Self.pairs) GROUP BY r.fid")
        let found = features.map { feature in
            [
                feature.text("related_id"), feature.text("row_ids").map(Self.sorted),
                feature.number("row_count").map { "\(Int($0))" }, feature.text("type"), feature.text("status"),
            ]
        }
        #expect(found == expected.map { [$0[0], Self.sorted($0[1]), $0[2], $0[3], $0[4]] })
        let places = try SampleDatabase.places()
        #expect(features.allSatisfy { $0.positions == [places[$0.text("related_id") ?? ""]] })
    }

    @Test("are counted, with the keys that lead nowhere and the pairs that come again")
    func counts() throws {
        let counts = try Sample.counts(of: Self.job)
        let pairs = try SampleDatabase.number("SELECT count(*) \(Self.pairs)")
        let selected = try SampleDatabase.number("SELECT count(*) FROM \(Self.said)")
        let matched = try SampleDatabase.number("SELECT count(DISTINCT c.fid) \(Self.pairs)")
        let related = try SampleDatabase.number("SELECT count(DISTINCT r.fid) \(Self.pairs)")
        #expect(counts["selected"] == selected && counts["matched"] == matched)
        #expect(counts["unmatched"] == selected - matched)
        #expect(counts["pairs"] == pairs && counts["records"] == pairs)
        #expect(counts["related"] == related && counts["features"] == related)
        let nulls = try SampleDatabase.number("SELECT count(*) \(Self.mapping) AND base_id IS NULL")
        let orphans = try SampleDatabase.number(
            "SELECT count(*) \(Self.mapping) AND base_id NOT IN (SELECT fid FROM requests)")
        let good = try SampleDatabase.number(
            "SELECT count(*) \(Self.mapping) AND base_id IN (SELECT fid FROM requests)")
        #expect(nulls > 0 && counts["mapping_null_keys"] == nulls)
        #expect(orphans > 0 && counts["mapping_orphan_keys"] == orphans)
        #expect(good > pairs && counts["repeated_pairs"] == good - pairs)
    }

    @Test("come with a message for each of these counts")
    func messages() throws {
        let counts = try Sample.counts(of: Self.job)
        let messages = try Sample.messages(of: Self.job)
        for code in ["mapping_null_keys", "mapping_orphan_keys", "repeated_pairs"] {
            let count = try #require(counts[code])
            #expect(messages[code]?.hasPrefix("\(count) ") == true)
        }
        #expect(messages.count == 3)
    }

    /// Ids parted by semicolons in the order of numbers: the database promises none.
    private static func sorted(_ ids: String) -> String {
        ids.split(separator: ";").compactMap { Int($0) }.sorted().map(String.init).joined(separator: ";")
    }
}
