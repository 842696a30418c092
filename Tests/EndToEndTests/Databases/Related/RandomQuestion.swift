import TestSupport

/// A job of related records on a random database, and SQL that answers the same.
struct RandomQuestion {
    let way: RandomWay
    let condition: String?
    let ids: [Int]?
    let relatedCondition: String?
    let order: (text: String, sql: String)
    let keepsUnmatched: Bool
    let countsOnly: Bool

    private static let conditions = ["fid % 3 <> 0", "fid < 50", "fid BETWEEN 4 AND 110", "fid = 1000"]
    private static let relatedConditions = ["fid % 2 = 0", "fid > 12 AND fid < 108", "fid = 1000"]

    init(_ keys: RandomKeys, _ random: inout SplitMix64) {
        way = RandomWay(keys, &random)
        let choice = random.whole(0...3)
        condition = choice == 1 ? random.one(of: RandomQuestion.conditions) : nil
        ids = choice == 2 ? (0..<8).map { _ in random.whole(1...110) } : nil
        relatedCondition = random.happens(0.3) ? random.one(of: RandomQuestion.relatedConditions) : nil
        order = RandomQuestion.order(of: way.relatedTable, &random)
        keepsUnmatched = random.happens(0.4)
        countsOnly = random.happens(0.15)
    }

    private static func order(of table: String, _ random: inout SplitMix64) -> (String, String) {
        let fields = table == "owner" ? ["name", "n"] : ["label", "w"]
        switch random.whole(0...3) {
        case 0: return ("[\(fields[0])]", "t.\(fields[0]), ")
        case 1: return ("[\(fields[1]) desc]", "t.\(fields[1]) DESC, ")
        case 2: return ("[\(fields[0]) desc, \(fields[1])]", "t.\(fields[0]) DESC, t.\(fields[1]), ")
        default: return ("[]", "")
        }
    }

    /// The job, one document of a file.
    func job(_ name: String, source: String, page: (offset: Int, limit: Int)? = nil) -> String {
        var lines = ["job: related_records", "name: \(name)", "source: \(source)", "table: \(way.table)"]
        lines.append("relationship: \(way.text)")
        if let condition { lines.append("where: \(condition)") }
        if let ids { lines.append("ids: \(ids)") }
        if let relatedCondition { lines.append("related_where: \(relatedCondition)") }
        if order.text != "[]" { lines.append("order_by: \(order.text)") }
        lines.append("fields: []")
        lines.append("related_fields: [\(way.relatedTable == "owner" ? "name" : "label")]")
        lines.append("keep_unmatched: \(keepsUnmatched)")
        if countsOnly { lines.append("count_only: true") }
        if let page { lines += ["offset: \(page.offset)", "limit: \(page.limit)"] }
        return (lines + ["outputs: {groups: true}"]).joined(separator: "\n") + "\n"
    }

    private var selected: String {
        var terms: [String] = condition.map { [$0] } ?? []
        if let ids { terms.append("fid IN (\(ids.map(String.init).joined(separator: ", ")))") }
        return "SELECT fid FROM \(way.table)" + (terms.isEmpty ? "" : " WHERE " + terms.joined(separator: " AND "))
    }

    /// The pairs, each once.
    private var pairs: String {
        let related = relatedCondition.map { " AND t.fid IN (SELECT fid FROM \(way.relatedTable) WHERE \($0))" } ?? ""
        let label = way.relatedTable == "owner" ? "t.name" : "t.label"
        let note = way.hasAttributes ? "l.note" : "NULL"
        return "SELECT r.fid AS r, t.fid AS t, \(label) AS label, \(note) AS note, "
            + "row_number() OVER (ORDER BY r.fid, \(order.sql)t.fid, \(way.hasAttributes ? "min(l.fid)" : "1")) AS place "
            + "FROM \(way.join) WHERE r.fid IN (\(selected))\(related) GROUP BY r.fid, t.fid, \(note)"
    }

    /// A line for each line of `records.csv` behind its first.
    var answer: String {
        if countsOnly {
            let rows =
                "SELECT s.fid, count(p.r) AS n FROM (\(selected)) s LEFT JOIN (\(pairs)) p ON p.r = s.fid GROUP BY s.fid"
            return "SELECT fid, n FROM (\(rows)) WHERE n > 0 OR \(keepsUnmatched ? 1 : 0) ORDER BY fid"
        }
        let note = way.hasAttributes ? ", note" : ""
        guard keepsUnmatched else { return "SELECT r, t, label\(note) FROM (\(pairs)) ORDER BY place" }
        return
            "SELECT s.fid, t, label\(note) FROM (\(selected)) s LEFT JOIN (\(pairs)) p ON p.r = s.fid ORDER BY s.fid, place"
    }

    /// The names and numbers that `job.json` counts, as far as any way has them.
    var counts: [(name: String, sql: String)] {
        [
            ("selected", "SELECT count(*) FROM (\(selected))"),
            ("matched", "SELECT count(DISTINCT r) FROM (\(pairs))"),
            ("unmatched", "SELECT count(*) FROM (\(selected)) WHERE fid NOT IN (SELECT r FROM (\(pairs)))"),
            ("related", "SELECT count(DISTINCT t) FROM (\(pairs))"),
            ("pairs", "SELECT count(*) FROM (\(pairs))"),
        ] + (way.steps.count == 1 ? keyCounts : [])
    }

    /// What is amiss with the keys of a single step.
    private var keyCounts: [(name: String, sql: String)] {
        let step = way.steps[0]
        let rows = "(SELECT * FROM \(way.table) WHERE fid IN (\(selected)))"
        var counts = [("null_keys", "SELECT count(*) FROM \(rows) WHERE \(step.keyFields.from) IS NULL")]
        if step.isThrough { return counts }
        let form = way.keys.form(step.keyFields.from)
        let others = "SELECT \(way.keys.form(step.keyFields.to)) AS k FROM \(way.relatedTable)"
        let lost =
            "SELECT count(*) FROM \(rows) WHERE \(step.keyFields.from) IS NOT NULL"
            + " AND (\(form) IS NULL OR \(form) NOT IN (SELECT k FROM (\(others)) WHERE k IS NOT NULL))"
        counts.append(("orphan_keys", isReference ? lost : "SELECT 0"))
        return counts
    }

    private var isReference: Bool {
        guard let promise = way.promises[0] else { return way.steps[0] == .petOwner }
        return promise == .nothing || promise == .manyToOne
    }
}
