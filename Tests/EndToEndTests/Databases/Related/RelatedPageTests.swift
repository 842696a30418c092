import Foundation
import TestSupport
import Testing

/// Pages, features and groups of the same random questions say the same as their records.
@Suite("Related records", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RelatedPageTests {
    private static let pageSize = 7
    private static let pages = 12
    private static let questions = 8

    private let outputs: Outputs

    init() throws {
        let project = try TemporaryProject()
        let database = try RandomDatabase(.integers, seed: 4, in: project.url)
        var random = SplitMix64(seed: 44)
        var jobs: [String] = []
        while jobs.count < Self.questions * (Self.pages + 1) {
            let question = RandomQuestion(.integers, &random)
            if question.countsOnly { continue }
            let number = jobs.count / (Self.pages + 1)
            jobs.append(question.job("j\(number)", source: database.name))
            for page in 0..<Self.pages {
                let place = (offset: page * Self.pageSize, limit: page == Self.pages - 1 ? 10_000 : Self.pageSize)
                jobs.append(question.job("j\(number)-\(page)", source: database.name, page: place))
            }
        }
        try project.write(jobs.joined(separator: "---\n"), to: "jobs.yaml")
        let ended = try project.run("run", "jobs.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        outputs = project.outputs()
    }

    @Test("are the same on pages, as features and in groups") func everyForm() throws {
        for job in jobs {
            try checkPages(of: job)
            try checkFeatures(of: job)
            try checkGroups(of: job)
        }
        #expect(try jobs.contains { try lines($0).count > 3 * Self.pageSize })
    }

    private func lines(_ job: String) throws -> [Substring] {
        Array(try outputs.text("\(job)/records.csv").split(separator: "\n").dropFirst())
    }

    private var jobs: [String] { (0..<Self.questions).map { "j\($0)" } }

    private func checkPages(of job: String) throws {
        let pages = try (0..<Self.pages).map { try lines("\(job)-\($0)") }
        #expect(pages.dropLast().allSatisfy { $0.count <= Self.pageSize })
        #expect(try pages.flatMap { $0 } == lines(job), "\(job)")
    }

    /// Each once, with all rows that it belongs to.
    private func checkFeatures(of job: String) throws {
        let records = try outputs.table("\(job)/records.csv").rows.filter { $0["related_id"] != "" }
        let features = try outputs.features("\(job)/features.geojson").features
        #expect(Set(features.compactMap { $0.number("related_id") }).count == features.count)
        for feature in features {
            let id = try #require(feature.number("related_id"))
            let rows = records.filter { $0["related_id"] == "\(Int(id))" }.compactMap { $0["row_id"] }
            let distinct = rows.enumerated().filter { $0 == 0 || rows[$0 - 1] != $1 }.map(\.element)
            #expect(feature.text("row_ids") == distinct.joined(separator: ";"))
            #expect(feature.number("row_count") == Double(distinct.count))
        }
        #expect(features.count == Set(records.compactMap { $0["related_id"] }).count)
    }

    private func checkGroups(of job: String) throws {
        let json = try outputs.json("\(job)/groups.json")
        let groups = try #require(json["relatedRecordGroups"] as? [[String: Any]])
        let pairs = groups.flatMap { group in
            let records = group["relatedRecords"] as? [[String: Any]] ?? []
            let ids = records.map { (($0["attributes"] as? [String: Any])?["fid"] as? Int).map(String.init) ?? "?" }
            return (ids.isEmpty ? [""] : ids).map { "\(group["objectId"] ?? "?") \($0)" }
        }
        let records = try outputs.table("\(job)/records.csv").rows
        #expect(pairs == records.map { "\($0["row_id"] ?? "?") \($0["related_id"] ?? "?")" }, "\(job)")
    }
}

/// A place of which everybody knows everybody.
@Suite("Related records of one key")
struct RelatedCrowdTests {
    private static let count = 30_000

    @Test("are counted, and cut into pages, without making each of their pairs")
    func crowd() throws {
        let rows = (1...Self.count).map { "\($0),k\n" }.joined()
        let head = """
            job: related_records
            source: a.csv
            relationship: {source: b.csv, table: b, origin_key: k, destination_key: k}
            fields: {id: n}
            related_fields: {id: n}

            """
        let project = try TemporaryProject([
            "a.csv": "n,k\n" + rows, "b.csv": "n,k\n" + rows,
            "jobs.yaml": "\(head)name: count\ncount_only: true\n---\n"
                + "\(head)name: page\norder_by: n DESC\noffset: \(Self.count * 2 - 1)\nlimit: 2\n",
        ])
        let ended = try project.run("run", "jobs.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let counts = (1...Self.count).map { "\($0),\($0),k,\(Self.count)\n" }.joined()
        #expect(try project.outputs().text("count/records.csv") == "row_id,n,k,related_count\n" + counts)
        #expect(
            try project.outputs().text("page/records.csv")
                == "row_id,n,k,related_id,b.n,b.k\n2,2,k,1,1,k\n3,3,k,\(Self.count),\(Self.count),k\n")
    }
}
