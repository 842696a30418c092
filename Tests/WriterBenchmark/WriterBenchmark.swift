import ArgumentParser
import ResultWriters
import Results

/// Times the writers of tables: see `scripts/benchmarks/writers`.
@main
struct WriterBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "writers", abstract: "Times the writing of rows as GeoJSON and CSV.",
        discussion: """
            Rows are made before, and written over and over. Times are the processor's, of one core; "bytes alone" is
            what it takes to hand the same number of bytes to the same file.
            """)

    @Option(help: "How many rows are written.") var rows = 2_000_000
    @Option(help: "How many points a line has.") var points = 10
    @Option(help: "How often each is measured; the median counts.") var times = 5
    @Option(help: "The file that is written to.") var file = "/dev/null"

    func run() throws {
        let made = MadeRows(count: 1000, points: points)
        let trial = WriterTrial(path: file, rows: rows, made: made.rows)
        print("\(rows) rows of \(MadeRows.table.columns.count) columns, lines of \(points) points, into \(file)")
        try report("GeoJSON", trial.geoJSON)
        try report("CSV", trial.csv)
    }

    private func report(_ name: String, _ trial: () throws -> WriterTrial.Cost) throws {
        let costs = try (0..<times).map { _ in try trial() }
        let cost = costs.sorted { $0.seconds < $1.seconds }[times / 2]
        let rate = Double(rows) / cost.seconds / 1e6
        print(
            name.padded(8), cost.seconds.decimals(3).leading(8), "s", rate.decimals(2).leading(8), "million rows/s",
            (Double(cost.bytes) / cost.seconds / 1e6).decimals(0).leading(7), "MB/s",
            (Double(cost.bytes) / Double(rows)).decimals(0).leading(6), "bytes/row, bytes alone",
            cost.bytesAlone.decimals(3), "s")
    }
}

extension Double {
    fileprivate func decimals(_ count: Int) -> String { Value.decimal(self, decimals: count).plainText }
}

extension String {
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    fileprivate func leading(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
