/// How much of outputs goes into a page, which is to stay below 10 MB.
enum PageBudget {
    /// Jobs that are listed.
    static let jobs = 10_000
    /// Bytes of outputs that are read.
    static let reading = 128 << 20
    /// Bytes of the page for results.
    static let results = 5_000_000
    /// Bytes of the page for one job while it is drawn: what is twice as much as there is room for will be drawn anew, and need
    /// not be held.
    static let job = results * 2
    /// Bytes of the page for the networks below them.
    static let bases = 2_600_000

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
