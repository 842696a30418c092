/// The names of tables' columns: most jobs have the same, which stand on the page once.
struct PageHeads {
    /// Lists of names to their numbers.
    private(set) var numbers: [[UInt8]: Int] = [:]
    /// In the order in which they came first.
    private var lists: [[UInt8]] = []

    init(of jobs: [ShownJob]) {
        for job in jobs {
            for shown in job.tables where numbers[shown.table.head] == nil {
                numbers[shown.table.head] = lists.count
                lists.append(shown.table.head)
            }
        }
    }

    /// Bytes of the page that they take, with the commas behind them.
    var byteCount: Int { lists.reduce(0) { $0 + $1.count + 1 } }

    /// As a list of JSON.
    var json: [UInt8] { Array("[".utf8) + lists.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")] }
}
