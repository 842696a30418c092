/// Reads the outputs of all jobs, several at a time, as closely as there is room for.
struct JobDrawings {
    private let folders: [String]
    /// What the jobs' records tell; nil for jobs that have no outputs.
    let documents: [JobDocument?]
    let networks: OpenNetworks
    /// By folder.
    private let ahead: [String: JobAhead]

    /// - Parameter ahead: jobs that are read already, by folder.
    init(jobs: [PageJob], outputFolder: String, networks: any BaseNetworks, ahead: [String: JobAhead]) {
        let folders = jobs.map { outputFolder + "/" + $0.name }
        documents = SideBySide.values(jobs.indices) { job in
            jobs[job].failure == nil ? ahead[folders[job]]?.document ?? JobDocument(in: folders[job]) : nil
        }
        (self.folders, self.ahead) = (folders, ahead)
        self.networks = OpenNetworks(of: documents, from: networks)
    }

    /// In the order of the jobs.
    func all() -> [JobDrawing] {
        let files = documents.map { $0.map(TableFile.all) ?? [] }
        let readable = PageBudget.share(of: files.map { $0.reduce(0) { $0 + $1.bytes } }, within: PageBudget.reading)
        func drawings(of job: Int, _ levels: Range<Int>, limit: Int) -> [JobDrawing] {
            let reading = JobReading(
                of: documents[job], files[job], in: folders[job], readable: readable, network: { networks[$0] })
            return reading.drawings(levels, limit: limit)
        }
        let first = PageDetail.firstLevels(for: files.joined().reduce(0) { $0 + $1.bytes })
        let drawn = SideBySide.values(documents.indices) { job in
            let isRead = files[job].allSatisfy { $0.bytes <= readable }
            if isRead, let known = ahead[folders[job]]?.drawings(in: first) { return known }
            return drawings(of: job, first, limit: PageBudget.job)
        }
        var current = drawn.map { $0[0] }
        for level in PageDetail.levels.indices.dropFirst(first.lowerBound + 1) {
            let share = PageBudget.share(of: current.map(\.byteCount), within: PageBudget.results)
            let large = current.indices.filter { current[$0].byteCount > share }
            let limit = level == PageDetail.levels.count - 1 ? share : PageBudget.job
            let coarser = SideBySide.values(large.indices) { place in
                let known = first.contains(level) ? drawn[large[place]][level - first.lowerBound] : nil
                if let known, known.isSame(within: limit) { return known }
                return drawings(of: large[place], level..<level + 1, limit: limit)[0]
            }
            for (job, drawing) in zip(large, coarser) { current[job] = drawing }
        }
        return current
    }
}
