/// Reads the outputs of all jobs, several at a time, as closely as there is room for.
struct JobDrawings {
    private let folders: [String]
    /// What the jobs' records tell; nil for jobs that have no outputs.
    let documents: [RecordedJob?]
    let networks: OpenNetworks
    /// By folder.
    private let ahead: [String: JobAhead]
    /// Those with tables for the page, by job.
    private let files: [[WrittenTable]]
    /// Bytes of a file that may be read.
    private let readable: Int

    /// - Parameter ahead: jobs that are read already, by folder.
    init(jobs: [PageJob], outputFolder: String, networks: any BaseNetworks, ahead: [String: JobAhead]) {
        let folders = jobs.map { outputFolder + "/" + $0.name }
        documents = SideBySide().values(jobs.indices) { job in
            jobs[job].failure == nil ? ahead[folders[job]]?.document ?? RecordedJob(in: folders[job]) : nil
        }
        (self.folders, self.ahead) = (folders, ahead)
        self.networks = OpenNetworks(of: documents, from: networks)
        files = documents.map { $0.map(WrittenTable.all) ?? [] }
        readable = PageBudget.share(of: files.map(\.byteCount), within: PageBudget.reading)
    }

    /// What is shown of the jobs, in their order.
    ///
    /// - Parameter room: bytes of the page for it.
    func shown(within room: Int) -> [ShownJob] {
        let first = PageReading.first(for: files.reduce(0) { $0 + $1.byteCount(readable: readable) })
        var shown = SideBySide().values(documents.indices) { job in
            // Of two jobs with one name the folder is that of the one that succeeded.
            let known = documents[job] == nil ? nil : ahead[folders[job]]
            return ShownJob(known?.drawing(first, files[job], readable: readable) ?? drawing(of: job, first))
        }
        for reading in first..<PageReading.all.count {
            if reading > first {
                replaceLarge(&shown, within: room) { job, shown, _ in
                    ShownJob(drawing(of: job, reading, after: shown.drawing))
                }
            }
            for _ in PageReading.all[reading].tolerances.dropFirst() {
                replaceLarge(&shown, within: room) { _, shown, _ in shown.coarser ?? shown }
            }
        }
        replaceLarge(&shown, within: room) { _, shown, share in shown.within(share) }
        return shown
    }

    private func drawing(of job: Int, _ reading: Int, after before: JobDrawing? = nil) -> JobDrawing {
        JobReading(of: documents[job], files[job], in: folders[job], readable: readable, network: { networks[$0] })
            .drawing(PageReading.all[reading], after: before)
    }

    /// Shows otherwise those jobs that take more than their share.
    ///
    /// - Parameter other: the number of a job, how it is shown, and the share.
    private func replaceLarge(
        _ shown: inout [ShownJob], within room: Int, by other: (Int, ShownJob, Int) -> ShownJob
    ) {
        let left = max(room - PageHeads(of: shown).byteCount, 0)
        let share = PageBudget.share(of: shown.map(\.length), within: left)
        let large = shown.indices.filter { shown[$0].length > share }
        let before = shown
        let others = SideBySide().values(large.indices) { other(large[$0], before[large[$0]], share) }
        for (job, other) in zip(large, others) { shown[job] = other }
    }
}
