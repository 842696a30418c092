/// A run's results as one page of HTML to look at: it opens from the disk, and fetches nothing.
///
/// It is made from the outputs as they stand on the disk, so that the same outputs give the same page, whatever ran.
public struct MapPage {
    /// What every page begins with.
    public static let beginning = PageTemplate.beginning

    private let leftOutJobs: Int
    private let jobs: [PageJob]
    private let drawings: JobDrawings
    private let linksFiles: Bool
    private let ahead: PageAhead?
    private let mark: PageMark

    /// Reads what jobs tell of their outputs.
    ///
    /// - Parameters:
    ///   - jobs: in the order in which they are listed.
    ///   - outputFolder: where their outputs are.
    ///   - networks: where compiled networks come from, for what is drawn below the results.
    ///   - linksFiles: whether the page stands in the folder of outputs, so that it can lead to the files there.
    ///   - ahead: what has read some of these outputs already; it reads no more then.
    public init(
        jobs: [PageJob], outputFolder: String, networks: any BaseNetworks, linksFiles: Bool, ahead: PageAhead? = nil
    ) {
        self.jobs = Array(jobs.prefix(PageBudget.listed(jobs)))
        leftOutJobs = jobs.count - self.jobs.count
        (self.linksFiles, self.ahead) = (linksFiles, ahead)
        drawings = JobDrawings(
            jobs: self.jobs, outputFolder: outputFolder, networks: networks, ahead: ahead?.ended() ?? [:])
        mark = PageMark(
            self.jobs, drawings.documents, drawings.networks, leftOutJobs: leftOutJobs, linksFiles: linksFiles)
    }

    /// Whether the page at a path was made of the same, and is as it was written.
    public func stands(at path: String) -> Bool {
        guard let page = FileBytes.read(path) else { return false }
        let head = String(decoding: page.prefix(PageTemplate.headLength), as: UTF8.self)
        return head.contains(mark.text) && PageSeal.isIntact(page)
    }

    /// The whole page: UTF-8, in pieces that follow one another, since some have megabytes.
    ///
    /// - Complexity: O(n) for n bytes of outputs, of which it reads 128 MB at most, and for the streets around them.
    public func pieces() -> [[UInt8]] {
        let facts = facts()
        let room = min(PageBudget.all - facts.reduce(0) { $0 + PageBudget.frame + $1.utf8.count }, PageBudget.results)
        let shown = drawings.shown(within: room)
        let document = PageDocument(
            jobs: zip(facts, shown).map { ($0, $1) },
            bases: BaseMaps(networks: drawings.networks, jobs: shown.map(\.drawing), ahead: ahead?.bases).all(),
            leftOutJobs: leftOutJobs, linksFiles: linksFiles)
        // Of what was not read as it was written no page may stand.
        let isAsRecorded = shown.allSatisfy(\.drawing.isAsRecorded)
        let page = PageTemplate.page(data: document.pieces, mark: isAsRecorded ? mark.text : "")
        return page + [PageSeal.line(behind: page) ?? []]
    }

    /// What is told of jobs, in their order.
    private func facts() -> [String] {
        let (jobs, documents) = (jobs, drawings.documents)
        let facts = SideBySide().values(jobs.indices) { JobFacts(jobs[$0], documents[$0]) }
        let room = PageBudget.facts - jobs.count * PageBudget.frame
        let share = PageBudget.share(of: facts.map(\.length), within: room)
        return facts.map { $0.json(within: share) }
    }
}
