/// The files of a job that are read for the page.
struct JobReading {
    private let document: JobDocument?
    private let files: [TableFile]
    private let folder: String
    /// Bytes of a file that may be read.
    private let readable: Int
    private let places: FeaturePlaces?

    /// - Parameters:
    ///   - files: those of the document's that have tables for the page.
    ///   - network: opens the network that the document tells of; called where places are looked up in it.
    init(
        of document: JobDocument?, _ files: [TableFile], in folder: String, readable: Int,
        network: (JobDocument.Network) -> BaseNetwork?
    ) {
        (self.document, self.files, self.folder, self.readable) = (document, files, folder, readable)
        places = document.flatMap { Self.places(of: $0, files, network) }
    }

    /// Sweeps write no geometry: their features are looked up.
    private static func places(
        of document: JobDocument, _ files: [TableFile], _ network: (JobDocument.Network) -> BaseNetwork?
    ) -> FeaturePlaces? {
        guard document.kind == "trace", let name = document.network,
            !files.contains(where: { $0.table == "elements" || $0.table == "segments" }),
            case .utility(let pipes, let system) = network(name)
        else { return nil }
        return FeaturePlaces(pipes, system)
    }

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
