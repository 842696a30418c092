import Foundation
import Testing

@Suite("The sample's open requests near a school")
struct SampleOpenRequestsTests {
    private static let job = "open-requests-near-a-school"
    private static let school = Point(x: 7.41754, y: 43.72661)
    private static let reach = 500.0

    @Test("are those within 500 m by geodesic distance, the nearer ones alone")
    func requests() throws {
        let records = try Sample.outputs().table("\(Self.job)/records.csv")
        let expected = try Self.requests()
        #expect(expected.count > 10)
        #expect(Self.withoutRepeats(records.rows.compactMap { $0["row_id"] }) == expected)
    }

    @Test("have their comments, the latest first, or none")
    func comments() throws {
        let records = try Sample.outputs().table("\(Self.job)/records.csv")
        #expect(
            records.columns
                == ["row_id", "type", "status", "date", "related_id", "text", "author", "comments.date"])
        #expect(records.rows.map { row in records.columns.map { row[$0] ?? "" } } == (try Self.records()))
    }

    @Test("lead to each comment once, the latest first")
    func features() throws {
        let features = try Sample.outputs().features("\(Self.job)/features.geojson").features
        let expected = try SampleDatabase.rows(
            "SELECT DISTINCT c.fid, c.date \(Self.pairs()) ORDER BY c.date DESC, c.fid")
        #expect(features.compactMap { $0.number("related_id").map { "\(Int($0))" } } == expected.map { $0[0] })
        #expect(features.allSatisfy { $0.type == nil })
    }

    @Test("are counted")
    func counts() throws {
        let counts = try Sample.counts(of: Self.job)
        let matched = try SampleDatabase.number("SELECT count(DISTINCT r.fid) \(Self.pairs())")
        let selected = try Self.requests().count
        #expect(counts["selected"] == selected && counts["matched"] == matched)
        #expect(counts["unmatched"] == selected - matched)
        #expect(counts["records"] == (try Self.records()).count)
        let pairs = try SampleDatabase.number("SELECT count(*) \(Self.pairs())")
        let withRepeats = try SampleDatabase.number(
            "SELECT count(*) \(Self.pairs(of: "requests_comments"))")
        #expect(counts["pairs"] == pairs && counts["repeated_pairs"] == withRepeats - pairs)
    }

    @Test("stand in groups as Esri's answers have them")
    func groups() throws {
        let groups = try Sample.outputs().json("\(Self.job)/groups.json")
        let fields = try #require(groups["fields"] as? [[String: String]])
        #expect(fields.map { $0["name"] } == ["fid", "text", "author", "date"])
        #expect(fields.map { $0["type"] } == ["esriFieldTypeOID"] + Array(repeating: "esriFieldTypeString", count: 3))
        #expect(groups["exceededTransferLimit"] as? Bool == false)
        let members = try #require(groups["relatedRecordGroups"] as? [[String: Any]])
        #expect(members.compactMap { $0["objectId"] as? String } == (try Self.requests()))
        #expect(try members.flatMap(Self.rows) == Self.records().filter { $0[4] != "" }.map { [$0[0]] + $0[4...] })
        #expect(members.contains { ($0["relatedRecords"] as? [Any])?.isEmpty == true })
    }

    /// The numbers of the open requests in reach, in the order of the table.
    private static func requests() throws -> [String] {
        let places = try SampleDatabase.places()
        let open = try SampleDatabase.rows("SELECT requestid FROM requests WHERE status = 'Open' ORDER BY fid")
        return try open.map { $0[0] }.filter { request in
            let distance = try #require(places[request]).metres(to: school)
            // The circle that is asked with has corners, a decimetre and a half inside of the true one.
            try #require(abs(distance - reach) > 0.2, "\(request) is too near to the edge for this test")
            return distance < reach
        }
    }

    /// The rows that the table of records must have.
    private static func records() throws -> [[String]] {
        let head = "SELECT r.requestid, r.type, r.status, r.date"
        let pairs = try SampleDatabase.rows(
            "\(head), c.fid, c.text, c.author, c.date \(pairs()) ORDER BY r.fid, c.date DESC, c.fid")
        return try requests().flatMap { request in
            let own = pairs.filter { $0[0] == request }
            if !own.isEmpty { return own }
            return try SampleDatabase.rows(
                "\(head), '', '', '', '' FROM requests AS r WHERE r.requestid = '\(request)'")
        }
    }

    private static func pairs(
        of mapping: String = "(SELECT DISTINCT base_id, related_id FROM requests_comments)"
    ) throws -> String {
        let numbers = try requests().map { "'\($0)'" }.joined(separator: ", ")
        return """
            FROM requests AS r JOIN \(mapping) AS m ON m.base_id = r.fid JOIN comments AS c ON c.fid = m.related_id
            WHERE c.text <> '' AND r.requestid IN (\(numbers))
            """
    }

    /// The related records of a group: its id, and the fields of each.
    private static func rows(_ group: [String: Any]) throws -> [[String]] {
        let id = try #require(group["objectId"] as? String)
        return try #require(group["relatedRecords"] as? [[String: Any]]).map { record in
            let attributes = try #require(record["attributes"] as? [String: Any])
            return [id] + ["fid", "text", "author", "date"].map { "\(attributes[$0] ?? "")" }
        }
    }

    private static func withoutRepeats(_ names: [String]) -> [String] {
        names.enumerated().filter { $0 == 0 || names[$0 - 1] != $1 }.map(\.element)
    }
}

extension Point {
    /// The distance on WGS84 to a point some hundred metres away, to a millimetre or so: on a plane with the radii of
    /// curvature half way.
    fileprivate func metres(to other: Point) -> Double {
        let (equator, eccentricity) = (6_378_137.0, 0.00669437999014)
        let latitude = (y + other.y) / 2 * .pi / 180
        let flattened = 1 - eccentricity * sin(latitude) * sin(latitude)
        let (north, east) = (equator * (1 - eccentricity) / pow(flattened, 1.5), equator / flattened.squareRoot())
        let (dx, dy) = ((other.x - x) * .pi / 180, (other.y - y) * .pi / 180)
        return hypot(dx * east * cos(latitude), dy * north)
    }
}
