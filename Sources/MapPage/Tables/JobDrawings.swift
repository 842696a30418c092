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
        func drawing(_ index: Int, _ level: Int, limit: Int) -> JobDrawing {
            let places = places(of: documents[index], files[index])
            func table(_ file: TableFile, limit: Int) -> PageTable {
                file.table(
                    in: folders[index], PageDetail.levels[level], readable: readable, limit: max(limit, 0),
                    places: places)
            }
            // What becomes of a file is smaller than the file.
            if files[index].reduce(0, { $0 + $1.bytes }) <= limit {
                let tables = SideBySide.values(files[index].indices) { table(files[index][$0], limit: limit) }
                return JobDrawing(document: documents[index], tables: tables)
            }
            var left = limit
            let tables = files[index].map { file in
                let table = table(file, limit: left)
                left -= table.byteCount
                return table
            }
            return JobDrawing(document: documents[index], tables: tables)
        }
        // What is twice as much as there is room for will be drawn anew, and need not be held.
        let most = PageBudget.results * 2
        let first = Self.firstLevel(for: files.joined().reduce(0) { $0 + $1.bytes })
        var drawings = SideBySide.values(documents.indices) { drawing($0, first, limit: most) }
        for level in PageDetail.levels.indices.dropFirst(first + 1) {
            let share = PageBudget.share(of: drawings.map(\.byteCount), within: PageBudget.results)
            let large = drawings.indices.filter { drawings[$0].byteCount > share }
            let isLast = level == PageDetail.levels.count - 1
            let coarser = SideBySide.values(large.indices) { drawing(large[$0], level, limit: isLast ? share : most) }
            for (index, drawing) in zip(large, coarser) { drawings[index] = drawing }
        }
        return drawings
    }

    /// Files are some ten times as large as what becomes of them: where that is too much, nothing is drawn twice.
    private static func firstLevel(for bytes: Int) -> Int { bytes / 10 > PageBudget.results ? 1 : 0 }

    /// Sweeps write no geometry: their features are looked up.
    private func places(of document: JobDocument?, _ files: [TableFile]) -> FeaturePlaces? {
        guard let document, document.kind == "trace", let network = document.network,
            !files.contains(where: { $0.table == "elements" || $0.table == "segments" }),
            case .utility(let pipes, let system) = networks[network]
        else { return nil }
        return FeaturePlaces(pipes, system)
    }
}
