/// How much of outputs goes into a page, which is to stay below 10 MB.
enum PageBudget {
    /// Jobs that are listed, at most.
    static let most = 10_000
    /// Bytes of outputs that are read.
    static let reading = 128 << 20
    /// Bytes of the page for what is told of jobs and for their results.
    static let all = 7_200_000
    /// Of these, for what is told of jobs, at most.
    static let facts = 3_500_000
    /// Of these, for results, at most.
    static let results = 6_000_000
    /// Bytes of the page for the networks below them.
    static let bases = 2_600_000

    /// What stands around what is told of a job, beside its tables.
    static let frame = ",{,\"moreTables\":00,\"tables\":[]}".utf8.count

    /// How many of these are listed: the page tells their names, whatever else it has no room for.
    static func listed(_ jobs: [PageJob]) -> Int {
        var left = facts
        let first = jobs.prefix(most).prefix { job in
            left -= frame + job.name.utf8.count
            return left >= 0
        }
        return first.count
    }

    /// The greatest share that each of several can have when what small ones leave over goes to the others.
    ///
    /// - Returns: `Int.max` where there is enough for all.
    static func share(of sizes: [Int], within total: Int) -> Int {
        if sizes.reduce(0, +) <= total { return .max }
        var (left, count) = (total, sizes.count)
        for size in sizes.sorted() {
            if size * count > left { return left / count }
            left -= size
            count -= 1
        }
        return .max
    }
}
