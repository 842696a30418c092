import Vocabulary

/// All that the page knows, as one document of JSON.
struct PageDocument {
    /// What is told of jobs, as members of JSON, and what is shown of them.
    let jobs: [(facts: String, shown: ShownJob)]
    let bases: [BaseMap]
    /// Jobs that there is no room to list.
    let leftOutJobs: Int
    let linksFiles: Bool

    /// Safe within HTML: no byte of it can begin a tag.
    var bytes: [UInt8] {
        let heads = PageHeads(of: jobs.map(\.shown))
        var bytes = Array("{\"leftOutJobs\":\(leftOutJobs),\"linksFiles\":\(linksFiles)".utf8)
        bytes += ",\"bases\":[".utf8
        bytes.reserveCapacity(bases.reduce(1 << 20) { $0 + $1.byteCount })
        for (index, base) in bases.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            base.write(into: &bytes)
        }
        bytes += "],\"heads\":".utf8
        bytes += heads.json
        bytes += ",\"jobs\":[".utf8
        for (index, job) in jobs.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            Self.write(job.facts, job.shown, heads, into: &bytes)
        }
        bytes += "]}".utf8
        return InertJSON.bytes(of: bytes)
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
