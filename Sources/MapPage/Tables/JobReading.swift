/// The files of a job that are read for the page.
struct JobReading {
    private let document: RecordedJob?
    private let files: [WrittenTable]
    private let folder: String
    /// Bytes of a file that may be read.
    private let readable: Int
    private let places: FeaturePlaces?

    /// - Parameters:
    ///   - files: those of the document's that have tables for the page.
    ///   - network: opens the network that the document tells of; called where places are looked up in it.
    init(
        of document: RecordedJob?, _ files: [WrittenTable], in folder: String, readable: Int,
        network: (RecordedJob.Network) -> BaseNetwork?
    ) {
        (self.document, self.files, self.folder, self.readable) = (document, files, folder, readable)
        places = document.flatMap { Self.places(of: $0, files, network) }
    }

    /// Sweeps write no geometry: their features are looked up.
    private static func places(
        of document: RecordedJob, _ files: [WrittenTable], _ network: (RecordedJob.Network) -> BaseNetwork?
    ) -> FeaturePlaces? {
        guard document.kind == "trace", let name = document.network,
            !files.contains(where: { $0.table == "elements" || $0.table == "segments" }),
            case .utility(let pipes) = network(name)
        else { return nil }
        return FeaturePlaces(pipes)
    }

    /// Bytes of files that are worth several threads.
    private static let large = 1 << 20

    /// The job in the details of a reading.
    ///
    /// - Parameter before: the job in those of another one: what would come out the same is not read again.
    func drawing(_ reading: PageReading, after before: JobDrawing? = nil) -> JobDrawing {
        let read = { file in before?.tables[file].unchanged(by: reading) ?? table(files[file], reading) }
        let tables =
            files.byteCount > Self.large ? SideBySide().values(files.indices, read) : files.indices.map(read)
        return JobDrawing(
            document: document, tables: tables, details: reading.tolerances.count,
            isAsRecorded: files.allSatisfy { $0.stands(in: folder) })
    }

    private func table(_ file: WrittenTable, _ reading: PageReading) -> PageTable {
        file.table(in: folder, reading, readable: readable, places: places)
    }
}
