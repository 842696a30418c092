/// Reads the outputs of all jobs, several at a time, as closely as there is room for.
struct JobDrawings {
    private let folders: [String]
    /// What the jobs' records tell; nil for jobs that have no outputs.
    let documents: [JobDocument?]
    let networks: OpenNetworks

    init(jobs: [PageJob], outputFolder: String, networks: any BaseNetworks) {
        let folders = jobs.map { outputFolder + "/" + $0.name }
        documents = SideBySide.values(jobs.indices) { jobs[$0].failure == nil ? JobDocument(in: folders[$0]) : nil }
        self.folders = folders
        self.networks = OpenNetworks(of: documents, from: networks)
    }

    /// In the order of the jobs.
    func all() -> [JobDrawing] {
        let files = documents.map { $0.map(TableFile.all) ?? [] }
        let readable = PageBudget.share(of: files.map { $0.reduce(0) { $0 + $1.bytes } }, within: PageBudget.reading)
        func drawings(of job: Int, _ levels: Range<Int>, limit: Int) -> [JobDrawing] {
            let reading = JobReading(
                document: documents[job], files: files[job], folder: folders[job], readable: readable,
                places: places(of: documents[job], files[job]))
            return reading.drawings(levels, limit: limit)
        }
        let first = Self.firstLevels(for: files.joined().reduce(0) { $0 + $1.bytes })
        let drawn = SideBySide.values(documents.indices) { drawings(of: $0, first, limit: Self.most) }
        var current = drawn.map { $0[0] }
        for level in PageDetail.levels.indices.dropFirst(first.lowerBound + 1) {
            let share = PageBudget.share(of: current.map(\.byteCount), within: PageBudget.results)
            let large = current.indices.filter { current[$0].byteCount > share }
            let limit = level == PageDetail.levels.count - 1 ? share : Self.most
            let coarser = SideBySide.values(large.indices) { place in
                let known = first.contains(level) ? drawn[large[place]][level - first.lowerBound] : nil
                if let known, known.isSame(within: limit) { return known }
                return drawings(of: large[place], level..<level + 1, limit: limit)[0]
            }
            for (job, drawing) in zip(large, coarser) { current[job] = drawing }
        }
        return current
    }

    /// Bytes of the page for one job: what is twice as much as there is room for will be drawn anew, and need not be held.
    private static let most = PageBudget.results * 2

    /// The details in which everything is drawn first. Files are some ten times as large as what becomes of them: where that is
    /// too much, the closest is left out, and the two others are drawn together.
    private static func firstLevels(for bytes: Int) -> Range<Int> {
        bytes / 10 > PageBudget.results ? 1..<PageDetail.levels.count : 0..<1
    }

    /// Sweeps write no geometry: their features are looked up.
    private func places(of document: JobDocument?, _ files: [TableFile]) -> FeaturePlaces? {
        guard let document, document.kind == "trace", let network = document.network,
            !files.contains(where: { $0.table == "elements" || $0.table == "segments" }),
            case .utility(let pipes, let system) = networks[network]
        else { return nil }
        return FeaturePlaces(pipes, system)
    }
}

/// The files of a job that are read for the page.
private struct JobReading {
    let document: JobDocument?
    let files: [TableFile]
    let folder: String
    /// Bytes of a file that may be read.
    let readable: Int
    let places: FeaturePlaces?

    /// The job in several details.
    func drawings(_ levels: Range<Int>, limit: Int) -> [JobDrawing] {
        let tables = tables(Array(PageDetail.levels[levels]), limit: limit)
        return (0..<levels.count).map { level in JobDrawing(document: document, tables: tables.map { $0[level] }) }
    }

    /// File by file, each in all details.
    private func tables(_ details: [PageDetail], limit: Int) -> [[PageTable]] {
        // What becomes of a file is smaller than the file.
        if files.reduce(0, { $0 + $1.bytes }) <= limit {
            return SideBySide.values(files.indices) { tables(of: files[$0], details, limit: limit) }
        }
        var left = limit
        return files.map { file in
            let tables = tables(of: file, details, limit: left)
            left -= tables[0].byteCount
            return tables
        }
    }

    private func tables(of file: TableFile, _ details: [PageDetail], limit: Int) -> [PageTable] {
        file.tables(in: folder, details, readable: readable, limit: max(limit, 0), places: places)
    }
}
