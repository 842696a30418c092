import Vocabulary

/// All that the page knows, as one document of JSON.
struct PageDocument {
    /// What is told of jobs, as members of JSON, and what is shown of them.
    let jobs: [(facts: String, shown: ShownJob)]
    let bases: [BaseMap]
    /// Jobs that there is no room to list.
    let leftOutJobs: Int
    let linksFiles: Bool

    /// The document in pieces that follow one another. Safe within HTML: no byte of it can begin a tag.
    var pieces: [[UInt8]] {
        let start = Array("{\"leftOutJobs\":\(leftOutJobs),\"linksFiles\":\(linksFiles),\"bases\":[".utf8)
        let maps = bases.enumerated().flatMap { index, base in index > 0 ? [Array(",".utf8), base.text] : [base.text] }
        return [start] + maps + [InertJSON.bytes(of: results)]
    }

    /// What the page has of jobs, as the last members of an object of JSON, with the end of the one before.
    private var results: [UInt8] {
        let heads = PageHeads(of: jobs.map(\.shown))
        var bytes = Array("],\"heads\":".utf8)
        bytes.reserveCapacity(
            jobs.reduce(1000 + heads.json.count) { $0 + $1.facts.utf8.count + $1.shown.length + PageBudget.frame })
        bytes += heads.json
        bytes += ",\"jobs\":[".utf8
        for (index, job) in jobs.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            Self.write(job.facts, job.shown, heads, into: &bytes)
        }
        bytes += "]}".utf8
        return bytes
    }

    private static func write(_ facts: String, _ shown: ShownJob, _ heads: PageHeads, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        bytes += facts.utf8
        if shown.leftOutTables > 0 { bytes += ",\"moreTables\":\(shown.leftOutTables)".utf8 }
        bytes += ",\"tables\":[".utf8
        for (index, table) in shown.tables.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            table.write(into: &bytes, heads.numbers)
        }
        bytes += "]}".utf8
    }
}
