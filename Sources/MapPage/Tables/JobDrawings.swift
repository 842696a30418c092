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
        /// A job in several details.
        func drawings(_ index: Int, _ levels: Range<Int>, limit: Int) -> [JobDrawing] {
            let places = places(of: documents[index], files[index])
            func tables(_ file: TableFile, limit: Int) -> [PageTable] {
                file.tables(
                    in: folders[index], Array(PageDetail.levels[levels]), readable: readable, limit: max(limit, 0),
                    places: places)
            }
            // What becomes of a file is smaller than the file.
            var tablesOfFiles: [[PageTable]] = []
            if files[index].reduce(0, { $0 + $1.bytes }) <= limit {
                tablesOfFiles = SideBySide.values(files[index].indices) { tables(files[index][$0], limit: limit) }
            } else {
                var left = limit
                for file in files[index] {
                    tablesOfFiles.append(tables(file, limit: left))
                    left -= tablesOfFiles.last?[0].byteCount ?? 0
                }
            }
            return levels.indices.map { level in
                JobDrawing(
                    document: documents[index], tables: tablesOfFiles.map { $0[level - levels.lowerBound] })
            }
        }
        // What is twice as much as there is room for will be drawn anew, and need not be held.
        let most = PageBudget.results * 2
        let first = Self.firstLevels(for: files.joined().reduce(0) { $0 + $1.bytes })
        let drawn = SideBySide.values(documents.indices) { drawings($0, first, limit: most) }
        var current = drawn.map { $0[0] }
        for level in PageDetail.levels.indices.dropFirst(first.lowerBound + 1) {
            let share = PageBudget.share(of: current.map(\.byteCount), within: PageBudget.results)
            let large = current.indices.filter { current[$0].byteCount > share }
            let isLast = level == PageDetail.levels.count - 1
            let limit = isLast ? share : most
            let coarser = SideBySide.values(large.indices) { place in
                if first.contains(level) {
                    let known = drawn[large[place]][level - first.lowerBound]
                    if known.isSame(within: limit) { return known }
                }
                return drawings(large[place], level..<level + 1, limit: limit)[0]
            }
            for (index, drawing) in zip(large, coarser) { current[index] = drawing }
        }
        return current
    }

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
